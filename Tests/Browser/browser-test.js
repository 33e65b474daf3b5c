// Runs in the report's page, which `Tests/Browser/browser-test` opens in a frame, and tells the page around it what it found.

const checks = [];
const scripts = [];

function check(what, holds, detail = "") {
  checks.push(`${holds ? "✓" : "✗"} ${what}${holds || detail === "" ? "" : `: ${detail}`}`);
}

function press(target, key) {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function frameText(section, variant) {
  const rows = section.querySelectorAll(`[data-variant=${variant}] .frame .row`);
  return [...rows].map((row) => row.textContent.trimEnd()).join("\n");
}

/// What reaches beyond the window or beyond a box that cuts it off; what scrolls in a box of its own does not.
function overflowing(root) {
  const found = [];
  for (const part of [root, ...root.querySelectorAll("*")]) {
    if (part.closest(".pane-body, .table, option, .links, defs, title, script")) continue;
    const frame = part.getBoundingClientRect();
    if (frame.width === 0 || frame.height === 0) continue;
    const isCut = part instanceof HTMLElement && getComputedStyle(part).overflowX === "hidden" && part.scrollWidth > part.clientWidth;
    const picture = part.ownerSVGElement?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    if (frame.left < picture.left - 1 || frame.right > picture.right + 1 || isCut) {
      found.push(`${part.tagName}.${part.getAttribute("class")} ${Math.round(frame.left)}…${Math.round(frame.right)}`);
    }
  }
  for (const cell of root.querySelectorAll(".table:not(.scrolls), th, td")) {
    if (cell.scrollWidth > cell.clientWidth + 1) found.push(`${cell.tagName} ${cell.textContent.trim().slice(0, 20)}`);
  }
  for (const node of root.querySelectorAll(".node")) {
    const box = node.querySelector("rect").getBBox();
    const texts = [...node.querySelectorAll("text")].map((text) => text.getBBox());
    const ends = texts.map((text) => text.x + text.width);
    if (ends.some((end) => end > box.x + box.width) || (texts[1] && ends[0] > texts[1].x)) found.push(`diagram: ${node.textContent}`);
  }
  return found;
}

/// The drawings in a part of the page, those in pictures put into a shadow where their texts can be measured.
function drawings(root) {
  const pictures = [...root.querySelectorAll("img")].filter((image) => image.checkVisibility()).map((image) => {
    const host = document.createElement("div");
    host.style.position = "absolute";
    root.append(host);
    const bytes = Uint8Array.from(atob(image.src.split(",")[1]), (character) => character.charCodeAt(0));
    host.attachShadow({ mode: "open" }).innerHTML = new TextDecoder().decode(bytes);
    return { svg: host.shadowRoot.querySelector("svg"), remove: () => host.remove() };
  });
  return [...[...root.querySelectorAll("svg")].map((svg) => ({ svg, remove: () => {} })), ...pictures];
}

/// Texts of a drawing that touch each other, or reach beyond it; `count` is how many were compared.
function collidingTexts(root) {
  const found = [];
  let count = 0;
  for (const { svg, remove } of drawings(root)) {
    const whole = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll("text")].map((text) => ({ words: text.textContent.trim(), box: text.getBoundingClientRect() }))
      .filter(({ words, box }) => words && box.width > 0);
    count += texts.length;
    texts.forEach(({ words, box }, index) => {
      if (box.left < whole.left - 1 || box.right > whole.right + 1 || box.bottom > whole.bottom + 1) found.push(`'${words}' leaves its drawing`);
      for (const other of texts.slice(index + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > 1 && height > 0.3 * Math.min(box.height, other.box.height)) found.push(`'${words}' and '${other.words}'`);
      }
    });
    remove();
  }
  return { found, count };
}

/// Whether the check of texts sees two that touch.
function testCollisions() {
  const trial = document.createElement("div");
  trial.innerHTML = '<svg width="200" height="40"><text x="0" y="20">thrown away</text><text x="60" y="20">6188</text></svg>';
  document.body.append(trial);
  check("two texts that touch are found", collidingTexts(trial).found.length === 1);
  trial.remove();
}

const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/// Red, green and blue of a colour laid over another one.
function blend(colour, opacity, ground) {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
  const share = (alpha / 255) * opacity;
  return [red, green, blue].map((part, index) => part * share + ground[index] * (1 - share));
}

function groundOf(part) {
  const below = part.parentElement ? groundOf(part.parentElement) : [255, 255, 255];
  const style = getComputedStyle(part);
  const box = part.matches(".node *") && part.closest(".node").querySelector("rect");
  if (box) return blend(getComputedStyle(box).fill, 1, below);
  return style.backgroundColor === "rgba(0, 0, 0, 0)" ? below : blend(style.backgroundColor, 1, below);
}

function luminance(colour) {
  const [red, green, blue] = colour.map((part) => part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/// Texts that stand out from what is behind them by less than 4.5 to 1, or 3 to 1 where they are large.
function faint(root) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  const seen = new Map();
  while (texts.nextNode()) {
    const part = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() === "" || part.closest("script, style, title, noscript, option, .skip") || !part.checkVisibility()) continue;
    const style = getComputedStyle(part);
    const ground = groundOf(part);
    const colour = part.ownerSVGElement ? style.fill : style.color;
    const key = [colour, style.opacity, style.fontSize, style.fontWeight, ...ground].join();
    if (seen.has(key)) continue;
    const shades = [luminance(blend(colour, Number(style.opacity), ground)), luminance(ground)];
    const contrast = (Math.max(...shades) + 0.05) / (Math.min(...shades) + 0.05);
    const size = parseFloat(style.fontSize);
    const needed = size >= 24 || (size >= 18.66 && style.fontWeight >= 600) ? 3 : 4.5;
    seen.set(key, contrast);
    if (contrast < needed) found.push(`${part.tagName}.${part.getAttribute("class")} '${part.textContent.slice(0, 20)}' ${contrast.toFixed(1)}`);
  }
  return found;
}

/// The page and each slide in one appearance: nothing is cut off, covered or faint.
async function testAppearance(appearance) {
  const ground = luminance(groundOf(document.body));
  check(`${appearance}: so is the ground`, appearance === "dark" ? ground < 0.1 : ground > 0.9, ground);
  const beyond = overflowing(document.body);
  check(`${appearance}: no element overflows`, beyond.length === 0 && document.documentElement.scrollWidth <= innerWidth, beyond.join("; "));
  const pale = faint(document.body);
  check(`${appearance}: every text can be read`, pale.length === 0, pale.join("; "));
  const { found, count } = collidingTexts(document.querySelector("main"));
  check(`${appearance}: none of ${count} texts in drawings touches another one`, found.length === 0 && count > 100, found.join("; "));
  await testJumps();
  await testSlides();
}

function flowOf(section) { return JSON.parse(document.getElementById(`flow-${section.dataset.flow}`).textContent); }

function choose(choice, variant) {
  choice.focus();
  choice.value = variant;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}

/// The variants that are shown, from left to right.
function shownIn(section) {
  return [...section.querySelectorAll("[data-variant]")].filter((card) => !card.hidden)
    .sort((one, other) => one.style.order - other.style.order).map((card) => card.dataset.variant).join(" ");
}

async function testPlayer(section) {
  const lesson = section.dataset.flow;
  const data = flowOf(section);
  const slider = section.querySelector("input[type=range]");
  const last = data.steps.length - 1;
  const step = () => section.querySelector(".step").textContent;
  const wrong = [];
  check(`${lesson}: shows worst beside separated first`, shownIn(section) === "worst separated", shownIn(section));
  press(slider, "Home");
  for (let number = 0; number <= last; number += 1) {
    if (number > 0) press(slider, "ArrowRight");
    const { event } = data.steps[number];
    if (step() !== `${number} of ${last}`) wrong.push(`step ${number} shows '${step()}'`);
    if (section.querySelector(".event-text").textContent !== event) wrong.push(`step ${number} does not show '${event}'`);
  }
  check(`${lesson}: the arrow key steps through ${last} events`, wrong.length === 0, wrong[0]);
  scripts.push(`== script ${lesson}`, ...data.steps.slice(1).map((step) => step.event));
  for (const variant of ["worst", "separated"]) scripts.push(`== frame ${lesson} ${variant}`, frameText(section, variant));

  press(slider, "ArrowRight");
  check(`${lesson}: the last step is the end`, step() === `${last} of ${last}`, step());
  press(slider, "Home");
  press(slider, "ArrowLeft");
  check(`${lesson}: Home goes to the start`, step() === `0 of ${last}`, step());
  press(slider, " ");
  await pause(2700);
  press(slider, " ");
  const played = step();
  await pause(2700);
  check(`${lesson}: Space plays and pauses`, played === `2 of ${last}` && step() === played, `${played}, then ${step()}`);
  section.querySelector("[data-go=last]").click();
  check(`${lesson}: a button goes to the end`, step() === `${last} of ${last}`, step());
}

/// Steps through the experiments of every lesson: as many cells are marked on either side as are told to differ.
function testFilm(section) {
  const slider = section.querySelector("input[type=range]");
  const marked = (name) => [...section.querySelectorAll(`[data-frame=${name}] .fg-yellow.reverse.underline`)]
    .reduce((sum, run) => sum + (run.classList.contains("wide") ? 2 : run.textContent.length), 0);
  for (const [lesson, { steps }] of Object.entries(flowOf(section))) {
    choose(section.querySelector("[data-choice]"), lesson);
    const wrong = [];
    for (const [number, step] of steps.entries()) {
      if (number > 0) press(slider, "ArrowRight");
      const isSaid = section.querySelector(".equal").textContent.includes(step.wrong || "every cell is right");
      const counts = [marked("shown"), marked("expected")];
      if (!isSaid || section.querySelector(".remark").textContent !== step.remark || counts.some((count) => count > step.wrong || (count > 0) !== (step.wrong > 0))) {
        wrong.push(`${number}: ${counts} of ${step.wrong}`);
      }
    }
    check(`${lesson}: ${steps.length} steps of the experiments mark what differs`, wrong.length === 0 && steps.some((step) => step.wrong > 0), wrong[0]);
  }
}

/// Chooses every variant on either side, and steps through the script with both.
function testChoices(section, name, least) {
  const data = flowOf(section);
  const [left, right] = section.querySelectorAll("[data-choice]");
  const variants = [...left.options].map((option) => data.variants.find((variant) => variant.name === option.text));
  const slider = section.querySelector("input[type=range]");
  const last = data.steps.length - 1;
  const wrong = [];
  const beyond = [];
  const expect = (what, is, expected) => { if (is !== expected) wrong.push(`${what}: '${is}' instead of '${expected}'`); };
  variants.forEach((variant, index) => {
    const other = variants[(index + 1) % variants.length];
    choose(left, variant.name);
    choose(right, other.name);
    expect("shown", shownIn(section), `${variant.name} ${other.name}`);
    press(slider, "Home");
    for (let number = 0; number <= last; number += 1) {
      if (number > 0) press(slider, "ArrowRight");
      expect(`${variant.name}, step ${number}`, frameText(section, variant.name), frameText(section, other.name));
      for (const { name, reactions } of [variant, other]) {
        const redrawn = reactions[number].redrawn.reduce((total, group) => total + 1 + (group.more ?? 0), 0);
        const count = section.querySelector(`[data-variant=${name}] [data-count=redrawn]`).textContent;
        expect(`${name}, views redrawn at step ${number}`, count, String(redrawn));
      }
      const isAlike = variant.reactions[number].redrawing === other.reactions[number].redrawing;
      const verdict = isAlike ? "✓ equal" : "✓ equal in every cell, other views redrawn";
      expect(`${variant.name}, step ${number}`, section.querySelector(".equal").textContent, verdict);
      beyond.push(...overflowing(section).map((what) => `${variant.name}, step ${number}: ${what}`));
    }
  });
  check(`${name}: any two of ${variants.length} are played side by side`, wrong.length === 0 && variants.length >= least, wrong[0]);
  check(`${name}: nothing overflows at any step`, beyond.length === 0, beyond[0]);
  const [first, second] = variants.slice(-2).map((variant) => variant.name);
  choose(left, first);
  choose(right, second);
  choose(left, second);
  check(`${name}: the one from the other side changes sides`, shownIn(section) === `${second} ${first}` && right.value === first, shownIn(section));
  const before = section.querySelector(".step").textContent;
  press(left, "ArrowLeft");
  check(`${name}: an arrow key in a choice takes no step`, section.querySelector(".step").textContent === before);
}

/// What is tracked is announced nowhere, and the page says so.
function testTracked(section) {
  const card = section.querySelector("[data-variant=observable]");
  const words = card.querySelector("[data-list=announced]").textContent;
  check(`${section.dataset.flow}: observable announces nothing, and says why`, words.includes("tracked"), words);
}

function testSources(section) {
  const lesson = section.closest(".lesson").id;
  const message = section.querySelector(".message");
  section.scrollIntoView();
  for (const pane of section.querySelectorAll(".pane")) {
    const body = pane.querySelector(".pane-body");
    body.focus();
    press(body, "n");
    const mark = document.activeElement;
    check(
      `${lesson}, ${pane.dataset.side} side: n goes to a mark, which says what it is`,
      mark.matches(".mark, a.sign") && message.textContent === mark.getAttribute("aria-label"), message.textContent);
  }
  const jump = section.querySelector("[data-side=new] a.sign");
  check(`${lesson}: there are moved blocks, but for Notes`, Boolean(jump) === (lesson !== "notes"));
  if (jump) {
    jump.click();
    const old = section.querySelector("[data-side=old] .pane-body").getBoundingClientRect();
    const current = section.querySelector("[data-side=old] .l.current").getBoundingClientRect();
    check(`${lesson}: a moved block leads to the other side`, current.top >= old.top && current.bottom <= old.bottom);
    check(`${lesson}: moved blocks in sight are joined`, section.querySelectorAll(".links path.current").length === 1);
  }
  const player = section.closest(".lesson").querySelector(".player");
  const slider = player.querySelector("input[type=range]");
  const place = () => player.querySelector("[data-variant=worst] [data-list=source] a");
  choose(player.querySelector("[data-choice]"), "worst");
  while (!place() && slider.value > 0) press(slider, "ArrowLeft");
  place()?.click();
  check(`${lesson}: a place of the flow leads into the source`, place() !== null && section.querySelectorAll("[data-side=old] .l.current").length === 1);
}

/// Follows every link of the header.
async function testJumps() {
  const header = document.querySelector("header");
  const lines = new Set([...header.querySelectorAll("nav a")].map((link) => link.offsetTop));
  check("the header takes one line", isNarrow || (lines.size === 1 && header.offsetHeight < 60), `${lines.size} lines, ${header.offsetHeight} px`);
  const covered = [];
  for (const link of header.querySelectorAll("nav a")) {
    link.click();
    await pause(50);
    const heading = document.querySelector(`${link.hash} h2`).getBoundingClientRect();
    const isCovered = !document.elementFromPoint(heading.left + 5, heading.top + 2)?.closest("h2");
    if (isCovered || heading.bottom > innerHeight) covered.push(link.hash);
  }
  check("each link leads to a heading that nothing covers", covered.length === 0, covered.join());
}

/// Whether everything on a slide is inside it, above its number.
function beyondSlide(slide) {
  const bottom = slide.querySelector(".slide-number").getBoundingClientRect().top;
  return [...slide.querySelectorAll("h2, p:not(.slide-number), li, table, svg, img, pre")].find((part) => {
    const frame = part.getBoundingClientRect();
    return frame.top < 0 || frame.bottom > bottom || frame.left < 0 || frame.right > innerWidth;
  });
}

/// Texts of a slide that cannot be read from the back of a room: smaller than the 45th part of its height.
function small(slide) {
  if (isNarrow) return [];
  const found = [];
  const parts = [...slide.querySelectorAll("p:not(.slide-number, .hint), li, pre, td, th, figcaption")];
  for (const part of parts) {
    const size = parseFloat(getComputedStyle(part).fontSize);
    if (size < innerHeight / 45) found.push(`'${part.textContent.trim().slice(0, 20)}' is ${size.toFixed(1)} px`);
  }
  for (const { svg, remove } of drawings(slide)) {
    const picture = slide.querySelector("img")?.getBoundingClientRect();
    const scale = svg.isConnected && svg.closest(".slide") ? svg.getScreenCTM().a : Math.min(picture.width / svg.viewBox.baseVal.width, picture.height / svg.viewBox.baseVal.height);
    for (const text of svg.querySelectorAll("text")) {
      const size = parseFloat(getComputedStyle(text).fontSize) * scale;
      if (size < innerHeight / 45) found.push(`'${text.textContent.trim().slice(0, 20)}' is ${size.toFixed(1)} px`);
    }
    remove();
  }
  return found;
}

async function testSlides() {
  document.getElementById("to-slides").click();
  const slides = [...document.querySelectorAll(".slide")];
  const shown = () => slides.filter((slide) => !slide.hidden).map((slide) => slides.indexOf(slide) + 1).join();
  check("the slides hide the page", getComputedStyle(document.querySelector("main")).display === "none");
  await Promise.all([...document.querySelectorAll(".slide img")].map((image) => image.decode()));
  const wrong = [];
  for (let number = 1; number <= slides.length; number += 1) {
    if (shown() !== String(number)) wrong.push(`${shown()} instead of ${number}`);
    const part = beyondSlide(slides[number - 1]);
    if (part) wrong.push(`slide ${number}: ${part.tagName} ${part.textContent.slice(0, 30)}`);
    wrong.push(...faint(slides[number - 1]).map((text) => `slide ${number}: ${text}`));
    wrong.push(...overflowing(slides[number - 1]).map((what) => `slide ${number}: ${what}`));
    wrong.push(...collidingTexts(slides[number - 1]).found.map((texts) => `slide ${number}: ${texts}`));
    wrong.push(...small(slides[number - 1]).map((text) => `slide ${number}: ${text}`));
    press(document.body, "ArrowRight");
  }
  check(`the arrow key goes through ${slides.length} slides, and each fits and can be read`, wrong.length === 0, wrong[0]);
  check("the last slide is the end", shown() === String(slides.length), shown());
  press(document.body, "Home");
  press(document.body, "ArrowLeft");
  check("the first slide is the start", shown() === "1", shown());
  slides[0].dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: innerWidth - 1 }));
  check("a tap on the right half goes on", shown() === "2", shown());
  press(document.body, "Escape");
  check("Escape leaves the slides", document.activeElement.id === "to-slides" && document.getElementById("slides").hidden && getComputedStyle(document.querySelector("main")).display !== "none");
}

const isNarrow = innerWidth < 1280;

async function test() {
  check("the window is 1280 or 420 wide", [1280, 420].includes(innerWidth), innerWidth);
  const ofLessons = players.filter(({ section }) => section.closest(".lesson"));
  const [ofDesigns, ofExperiments] = ["designs", "experiments"].map((id) => players.find(({ section }) => section.closest(`#${id}`)));
  check("there is a player for each lesson, for the designs and for the experiments", ofLessons.length === 5 && players.length === 7 && ofDesigns && ofExperiments);
  const nameless = [...document.querySelectorAll("button, input, select, a")].filter((control) =>
    !(control.getAttribute("aria-label") || control.labels?.length || (control.localName !== "select" && control.textContent.trim())));
  check("every control has a name", nameless.length === 0, nameless[0]?.outerHTML);
  testCollisions();
  const hidden = [...document.querySelectorAll(".scrolls")].filter((table) => table.tabIndex !== 0 || !table.getAttribute("aria-label"));
  check("a table that scrolls is reached by the keyboard, and has a name", hidden.length === 0 && document.querySelector(".scrolls"));
  await testAppearance("light");
  document.getElementById("theme").click();
  await testAppearance("dark");
  for (const { section } of ofLessons) {
    await testPlayer(section);
    testChoices(section, section.dataset.flow, 3);
    testTracked(section);
  }
  testFilm(ofExperiments.section);
  testChoices(ofDesigns.section, "designs", 10);
  const sources = document.querySelectorAll(".sources");
  check("each lesson has its sources", sources.length === 5, sources.length);
  if (!isNarrow) for (const section of sources) testSources(section);
  check("no error was reported", problems.length === 0, problems[0]);
}

test().catch((error) => check("the test runs to its end", false, error.stack)).finally(() => {
  const lessons = players.filter(({ section }) => section.closest(".lesson")).map(({ section }) => section.dataset.flow);
  const result = ["", "== checks", ...checks, "== lessons", ...lessons, ...scripts, "== end", ""].join("\n");
  parent.postMessage(result, "*");
});
