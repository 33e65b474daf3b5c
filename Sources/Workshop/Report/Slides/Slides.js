
// MARK: Slides

class SlideShow {
  constructor(root) {
    this.root = root;
    this.slides = [...root.querySelectorAll(".slide")];
    this.number = 0;
    this.opener = document.getElementById("to-slides");
    this.opener.addEventListener("click", () => this.show(1));
    root.querySelector(".slide-keys button").addEventListener("click", () => this.leave());
    root.addEventListener("click", (event) => this.click(event));
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => this.follow());
    this.follow();
  }

  get isOpen() { return this.number > 0; }

  key(event) {
    if (!this.isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === " " && event.target.closest("button")) return;
    const numbers = {
      ArrowRight: this.number + 1, PageDown: this.number + 1, " ": this.number + 1, ArrowLeft: this.number - 1, PageUp: this.number - 1,
      Home: 1, End: this.slides.length, Escape: 0,
    };
    if (!(event.key in numbers)) return;
    event.preventDefault();
    if (event.key === "Escape") this.leave();
    else this.show(numbers[event.key]);
  }

  // The right half goes on, the left half back. A click that ends a selection does neither.
  click(event) {
    if (event.target.closest("a, button, summary") || !getSelection().isCollapsed) return;
    this.show(this.number + (event.clientX < innerWidth / 2 ? -1 : 1));
  }

  show(number) {
    if (!this.isOpen) this.scroll = scrollY;
    this.number = Math.min(Math.max(number, 1), this.slides.length);
    this.root.hidden = false;
    document.body.classList.add("presenting");
    this.slides.forEach((slide, index) => { slide.hidden = index + 1 !== this.number; });
    this.slides[this.number - 1].focus({ preventScroll: true });
    history.replaceState(null, "", `#slide-${this.number}`);
  }

  leave() {
    this.number = 0;
    this.root.hidden = true;
    document.body.classList.remove("presenting");
    history.replaceState(null, "", "#scoreboard");
    scrollTo(0, this.scroll);
    this.opener.focus({ preventScroll: true });
  }

  // A link to a slide opens it.
  follow() {
    const number = location.hash.match(/^#slide-(\d+)$/);
    if (number) this.show(Number(number[1]));
    else if (this.isOpen) this.leave();
  }
}

const slideShow = new SlideShow(document.getElementById("slides"));
