"use strict";

// MARK: The theme

document.getElementById("theme").addEventListener("click", () => {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
});

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

// What is jumped to stands below the header, however many lines that takes.
new ResizeObserver(([entry]) => {
  const isSticky = getComputedStyle(entry.target).position === "sticky";
  document.documentElement.style.scrollPaddingTop = isSticky ? `${entry.target.offsetHeight + 8}px` : "0";
}).observe(document.querySelector("header"));

// MARK: Flow players

/// It shows the two variants that are chosen.
class Player {
  constructor(section) {
    this.section = section;
    this.data = JSON.parse(document.getElementById(`flow-${section.dataset.flow}`).textContent);
    this.flow = this.data;
    this.slider = section.querySelector("input[type=range]");
    this.playButton = section.querySelector("[data-go=play]");
    this.timer = null;
    this.slider.addEventListener("input", () => this.show(Number(this.slider.value)));
    for (const button of section.querySelectorAll("[data-go]")) {
      button.addEventListener("click", () => this.go(button.dataset.go));
    }
    section.addEventListener("keydown", (event) => this.key(event));
    for (const choice of this.choices) choice.addEventListener("change", () => this.choose(choice));
    this.step = 0;
    this.arrange();
  }

  get last() { return this.flow.steps.length - 1; }

  go(where) {
    switch (where) {
      case "first": return this.show(0);
      case "previous": return this.show(this.step - 1);
      case "next": return this.show(this.step + 1);
      case "last": return this.show(this.last);
      case "play": return this.timer ? this.pause() : this.play();
    }
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("select")) return;
    const isButton = event.target.closest("button, summary, a");
    const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
    if (!isButton) keys[" "] = "play";
    const where = keys[event.key];
    if (!where) return;
    event.preventDefault();
    this.go(where);
  }

  play() {
    if (this.step === this.last) this.show(0);
    this.timer = setInterval(() => (this.step < this.last ? this.show(this.step + 1) : this.pause()), 1200);
    this.showPlaying();
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.showPlaying();
  }

  showPlaying() { this.playButton.textContent = this.timer ? "Pause" : "Play"; }

  show(number) {
    this.step = Math.max(0, Math.min(number, this.last));
    const step = this.flow.steps[this.step];
    this.slider.value = this.step;
    this.slider.setAttribute("aria-valuetext", `${this.step}: ${step.event}`);
    this.find(".step").textContent = `${this.step} of ${this.last}`;
    this.find(".event-text").textContent = step.event;
    this.find(".remark").textContent = step.remark;
    this.find(".equal").textContent = this.verdict(step);
    const focused = document.activeElement;
    for (const card of this.cards) this.showVariant(card, this.reaction(card.dataset.variant));
    if (!focused.isConnected) this.slider.focus({ preventScroll: true });
  }

  get choices() { return [...this.section.querySelectorAll("[data-choice]")]; }

  /// The cards of the variants that are shown.
  get cards() { return this.choices.map((choice) => this.find(`[data-variant="${choice.value}"]`)); }

  /// What a variant did at the step that is shown.
  reaction(name) { return this.flow.variants.find((variant) => variant.name === name).reactions[this.step]; }

  verdict(step) {
    if (!step.isEqual) return "✗ different";
    const [left, right] = this.choices.map((choice) => this.reaction(choice.value).redrawing);
    return left === right ? "✓ equal" : "✓ equal in every cell, other views redrawn";
  }

  /// Changes sides when the variant is the one on the other side.
  choose(choice) {
    const other = this.choices.find((each) => each !== choice);
    if (other.value === choice.value) other.value = choice.dataset.before;
    this.arrange();
  }

  arrange() {
    for (const card of this.section.querySelectorAll("[data-variant]")) card.hidden = !this.cards.includes(card);
    this.cards.forEach((card, index) => { card.style.order = index; });
    for (const choice of this.choices) choice.dataset.before = choice.value;
    this.show(this.step);
  }

  find(selector) { return this.section.querySelector(selector); }

  showVariant(card, reaction) {
    const frame = card.querySelector(".frame");
    frame.replaceChildren(...this.flow.frames.frames[reaction.frame].map((row) => this.row(row)));
    for (const list of card.querySelectorAll("[data-list]")) {
      if (list.dataset.list === "source") fillPlaces(list, reaction.source);
      else fillList(list, reaction[list.dataset.list], list.dataset.none ?? "none");
    }
    const counts = {
      asked: sum(reaction.asked), requests: reaction.source.filter((place) => place.ran && !place.rule).length,
      state: sum(reaction.state), announced: sum(reaction.announced), refreshed: sum(reaction.refreshed),
      redrawn: sum(reaction.redrawn),
    };
    for (const node of card.querySelectorAll("[data-node]")) {
      const count = node.querySelector("[data-count]");
      if (count) count.textContent = counts[node.dataset.node];
      node.classList.toggle("on", counts[node.dataset.node] > 0 && count !== null);
    }
  }

  /// A row of cells. A character beyond ASCII gets a box as wide as its columns, whatever the font thinks of it.
  row(number) {
    const row = element("div", "row");
    for (const [style, text, columns] of this.flow.frames.rows[number]) {
      const run = element("span", this.flow.frames.styles[style]);
      if (columns) {
        run.classList.add("cell");
        if (columns === 2) run.classList.add("wide");
        run.append(columns === 2 ? element("b", "", text) : text);
      } else {
        run.textContent = text;
      }
      row.append(run);
    }
    return row;
  }
}

/// The experiments of the lesson that is chosen: what is on the screen, beside what should be.
class Film extends Player {
  get cards() { return []; }

  verdict(step) { return step.wrong ? `✗ ${step.wrong} cells differ` : "✓ every cell is right"; }

  choose() {
    this.step = 0;
    this.arrange();
  }

  arrange() {
    this.flow = this.data[this.choices[0].value];
    this.slider.max = this.last;
    this.show(this.step);
  }

  show(number) {
    super.show(number);
    const step = this.flow.steps[this.step];
    for (const frame of this.section.querySelectorAll("[data-frame]")) {
      frame.replaceChildren(...this.flow.frames.frames[step[frame.dataset.frame]].map((row) => this.row(row)));
    }
  }
}

function sum(groups) { return groups.reduce((total, group) => total + 1 + (group.more ?? 0), 0); }

/// What is shown of a list at once; the rest unfolds.
const shownAtOnce = 4;

function fillList(list, groups, none) {
  const items = groups.map((group) => {
    const item = element("span", "item");
    item.append(element("code", "", group.name));
    if (group.change) item.append(` ${group.change}`);
    if (group.more) item.append(element("b", "", ` + ${group.more} more`));
    item.append(" ");
    return item;
  });
  fill(list, items, none);
}

/// Places that ran, and in grey those that the recording leaves open.
function fillPlaces(list, places) {
  const groups = Map.groupBy(places, (place) => `${place.ran} ${place.rule ?? place.name}`);
  const items = [...groups.values()].map((members) => {
    const { ran, rule, name } = members[0];
    const item = element("span", ran ? "item" : "item may", ran ? "" : "may have run: ");
    item.append(rule ? element("b", `mark ${rule.toLowerCase()}`, rule) : element("code", "", name), " ");
    let file = "";
    for (const place of members) {
      const name = place.file.split("/").pop();
      item.append(placeInSource(place, name === file ? `${place.line}` : `${name}:${place.line}`), " ");
      file = name;
    }
    return item;
  });
  fill(list, items, "none");
}

/// A link to a place in a source that the page has; only its name where it has not.
function placeInSource(place, text) {
  const isHere = document.getElementById(place.file) !== null;
  const made = element(isHere ? "a" : "span", "", text);
  made.title = isHere ? place.name : `${place.name}, ${place.file}`;
  if (!isHere) return made;
  made.href = `#${place.file}`;
  made.addEventListener("click", (event) => {
    event.preventDefault();
    goTo(place.file, place.line);
  });
  return made;
}

function fill(list, items, none) {
  if (items.length === 0) return list.replaceChildren(element("span", "none", none));
  list.replaceChildren(...items.slice(0, shownAtOnce));
  if (items.length <= shownAtOnce) return;
  const rest = element("details");
  const count = items.length - shownAtOnce;
  rest.open = list.dataset.isOpen === "true";
  rest.addEventListener("toggle", () => { list.dataset.isOpen = rest.open; });
  rest.append(element("summary", "", count === 1 ? "1 more kind" : `${count} more kinds`), " ", ...items.slice(shownAtOnce));
  list.append(rest);
}

// MARK: Sources

function linesOf(file) { return document.getElementById(file).querySelectorAll(".l"); }

/// Shows a line of a source, and marks it.
function goTo(file, number) {
  const line = linesOf(file)[number - 1];
  const sources = line.closest(".sources");
  sources.scrollIntoView({ block: "start" });
  scrollToLine(line);
  setCurrent(sources, [line]);
  line.closest(".pane-body").focus({ preventScroll: true });
}

function scrollToLine(line) {
  const body = line.closest(".pane-body");
  body.scrollIntoView({ block: "nearest" });
  body.scrollTop += line.getBoundingClientRect().top - body.getBoundingClientRect().top - body.clientHeight / 3;
}

function setCurrent(sources, lines) {
  for (const line of sources.querySelectorAll(".l.current")) line.classList.remove("current");
  for (const line of lines) line.classList.add("current");
}

class Sources {
  constructor(section) {
    this.section = section;
    this.message = section.querySelector(".message");
    this.links = section.querySelector(".links");
    this.panes = [...section.querySelectorAll(".pane")];
    this.blocks = this.findBlocks();
    this.currentBlock = null;
    for (const pane of this.panes) this.connect(pane);
    this.showScreen(section.querySelector("[data-side=old] .pane-body"));
    new ResizeObserver(() => this.draw()).observe(section);
  }

  findBlocks() {
    const blocks = [];
    for (const pane of this.panes) {
      for (const line of pane.querySelectorAll("[data-blocks]")) {
        for (const number of line.dataset.blocks.split(" ")) {
          (blocks[number] ??= { old: [], new: [] })[pane.dataset.side].push(line);
        }
      }
    }
    return blocks;
  }

  /// Begins with the screen's file, where most of it is.
  showScreen(body) {
    const screen = [...body.querySelectorAll(".file")].find((file) => file.id.endsWith("Screen.swift"));
    if (screen) body.scrollTop = screen.offsetTop;
  }

  connect(pane) {
    const body = pane.querySelector(".pane-body");
    const choice = pane.querySelector(".file-choice");
    // A short last file does not get to the top: its name stays until somebody scrolls.
    let chosen = {};
    body.addEventListener("scroll", () => {
      this.draw();
      choice.value = body.scrollTop === chosen.top ? chosen.file : this.fileAtTop(body);
    });
    choice.addEventListener("change", () => {
      body.scrollTop = document.getElementById(choice.value).offsetTop;
      chosen = { file: choice.value, top: body.scrollTop };
    });
    body.addEventListener("keydown", (event) => this.key(event, pane));
    body.addEventListener("click", (event) => this.click(event, pane));
    for (const type of ["mouseover", "focusin"]) {
      body.addEventListener(type, (event) => {
        const mark = event.target.closest(".mark, a.sign");
        if (mark) this.message.textContent = mark.getAttribute("aria-label");
      });
    }
  }

  fileAtTop(body) {
    const files = [...body.querySelectorAll(".file")];
    return (files.findLast((file) => file.offsetTop <= body.scrollTop + 8) ?? files[0]).id;
  }

  key(event, pane) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "n" || event.key === "p") {
      event.preventDefault();
      this.goToMark(pane, event.key === "n" ? 1 : -1);
    }
  }

  /// From the focused mark, or from the top of what is in sight.
  goToMark(pane, direction) {
    const marks = [...pane.querySelectorAll(".mark, a.sign")];
    if (marks.length === 0) return;
    const top = pane.querySelector(".pane-body").getBoundingClientRect().top;
    let index = marks.indexOf(document.activeElement);
    if (index < 0) {
      index = marks.findIndex((mark) => mark.getBoundingClientRect().top >= top);
      if (index < 0) index = marks.length;
      if (direction > 0) index -= 1;
    }
    const mark = marks[(index + direction + marks.length) % marks.length];
    scrollToLine(mark.closest(".l"));
    mark.focus({ preventScroll: true });
  }

  click(event, pane) {
    if (event.target.closest(".mark")) return;
    const line = event.target.closest("[data-blocks]");
    if (event.target.closest("a.sign")) event.preventDefault();
    if (line) this.goToOtherSide(parseInt(line.dataset.blocks, 10), pane.dataset.side);
  }

  goToOtherSide(number, side) {
    const block = this.blocks[number];
    this.currentBlock = number;
    const other = block[side === "old" ? "new" : "old"];
    scrollToLine(other[0]);
    setCurrent(this.section, [...block.old, ...block.new]);
    other[0].querySelector("a.sign")?.focus({ preventScroll: true });
    this.draw();
  }

  /// Joins the moved blocks that are in sight.
  draw() {
    const frame = this.links.getBoundingClientRect();
    if (frame.width === 0) return;
    const bodies = this.panes.map((pane) => pane.querySelector(".pane-body").getBoundingClientRect());
    const paths = [];
    this.blocks.forEach((block, number) => {
      const [left, right] = [this.extent(block.old, bodies[0]), this.extent(block.new, bodies[1])];
      if (left.isHidden && right.isHidden) return;
      const path = document.createElementNS(this.links.namespaceURI, "path");
      const [x, middle] = [frame.width, frame.width / 2];
      const [a, b, c, d] = [left.top, right.top, right.bottom, left.bottom].map((y) => y - frame.top);
      path.setAttribute("d", `M0 ${a} C${middle} ${a} ${middle} ${b} ${x} ${b} L${x} ${c} C${middle} ${c} ${middle} ${d} 0 ${d} Z`);
      if (block.new[0].classList.contains("movedInside")) path.classList.add("inside");
      if (number === this.currentBlock) path.classList.add("current");
      path.addEventListener("click", () => this.goToOtherSide(number, left.isHidden ? "new" : "old"));
      paths.push(path);
    });
    this.links.replaceChildren(...paths);
  }

  /// From the top of the first line to the bottom of the last, within the pane.
  extent(lines, body) {
    const [top, bottom] = [lines[0].getBoundingClientRect().top, lines[lines.length - 1].getBoundingClientRect().bottom];
    const within = (y) => Math.max(body.top, Math.min(y, body.bottom));
    return { top: within(top), bottom: within(bottom), isHidden: bottom <= body.top || top >= body.bottom };
  }
}

// MARK: Start

const players = [...document.querySelectorAll(".player")].map((section) => {
  return section.dataset.flow === "experiments" ? new Film(section) : new Player(section);
});
for (const section of document.querySelectorAll(".sources")) new Sources(section);

// Without a focus, Left and Right step the player that is in the middle of the window.
document.addEventListener("keydown", (event) => {
  if (event.target !== document.body || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
  const middle = innerHeight / 2;
  const player = players.find(({ section }) => {
    const frame = section.getBoundingClientRect();
    return frame.top <= middle && middle <= frame.bottom;
  });
  player?.key(event);
});
