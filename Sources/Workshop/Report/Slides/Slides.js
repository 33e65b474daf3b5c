
// MARK: Slides

class SlideShow {
  constructor(root) {
    this.root = root;
    this.slides = [...root.querySelectorAll(".slide")];
    this.number = 0;
    document.getElementById("to-slides").addEventListener("click", () => this.show(1));
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => this.follow());
    this.follow();
  }

  get isOpen() { return this.number > 0; }

  key(event) {
    if (!this.isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    const numbers = {
      ArrowRight: this.number + 1, PageDown: this.number + 1, " ": this.number + 1, ArrowLeft: this.number - 1, PageUp: this.number - 1,
      Home: 1, End: this.slides.length, Escape: 0,
    };
    if (!(event.key in numbers)) return;
    event.preventDefault();
    if (event.key === "Escape") this.leave();
    else this.show(numbers[event.key]);
  }

  show(number) {
    this.number = Math.min(Math.max(number, 1), this.slides.length);
    this.root.hidden = false;
    document.body.classList.add("presenting");
    this.slides.forEach((slide, index) => { slide.hidden = index + 1 !== this.number; });
    history.replaceState(null, "", `#slide-${this.number}`);
  }

  leave() {
    this.number = 0;
    this.root.hidden = true;
    document.body.classList.remove("presenting");
    history.replaceState(null, "", "#scoreboard");
  }

  // A link to a slide opens it.
  follow() {
    const number = location.hash.match(/^#slide-(\d+)$/);
    if (number) this.show(Number(number[1]));
    else if (this.isOpen) this.leave();
  }
}

const slideShow = new SlideShow(document.getElementById("slides"));
