/**
 * To be called as a button is pressed that goes away with its press. Whoever pressed it with a key or by ear
 * would stand nowhere once it has gone: they are led to what is left of its row, to the row beside it, or where
 * it was in none or in the last one to `otherwise`, the heading above where nothing else is said, or the page's
 * where that goes too.
 */
export function focusBesideOnceGone(control: HTMLElement, otherwise?: HTMLElement | null): void {
  const item = control.closest<HTMLElement>('li, fieldset');
  const places = [
    ...(item ? [item, ...besides(item)] : []),
    otherwise ?? partOf(control)?.querySelector<HTMLElement>(HEADINGS),
    // A sheet that is closed leads back by itself.
    control.closest(SHEET) ? null : document.querySelector<HTMLElement>('main h1'),
  ];
  onceGone(control, function lead() {
    const place = places.find((each) => each?.isConnected);
    if (place) focusOn(place);
    // A comment says that it was removed, until the server has heard of it.
    if (item && place === item) onceGone(item, lead);
  });
}

/** The same as a form is sent that goes away once it is taken, from whichever of its fields or buttons it was. */
export function focusBesideOnceTaken(form: HTMLElement): void {
  const held = form.ownerDocument.activeElement;
  if (held instanceof HTMLElement && form.contains(held)) focusBesideOnceGone(held);
}

/**
 * The same for the way to more of a list, which goes away with the press that brings the end of it: the first
 * row that has come is led to, and where none has (yet), the last of those that stood there.
 */
export function focusFurtherOnceGone(control: HTMLElement): void {
  const part = partOf(control) ?? control.ownerDocument.body;
  const rows = () => [...part.querySelectorAll<HTMLElement>('li')];
  const known = new Set(rows());
  const last = rows().findLast((row) => (row.compareDocumentPosition(control) & FOLLOWING) !== 0);
  onceGone(control, () => {
    const now = rows();
    // What is newer than the newest comes in above, and is not what was asked for.
    const behind = now.slice(now.findIndex((row) => known.has(row)) + 1);
    const places = [behind.find((row) => !known.has(row)), last, part.querySelector<HTMLElement>(HEADINGS)];
    const place = places.find((each) => each?.isConnected);
    if (place) focusOn(place);
  });
}

const HEADINGS = 'h1, h2, h3';
const SHEET = '[role="dialog"]';
/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const FOLLOWING = 4;

/** What a screen reader has a name for, around it. */
const partOf = (control: HTMLElement) => control.closest<HTMLElement>(`section, aside, main, ${SHEET}`);

/** Makes it what is read next, and leaves the page where it is scrolled to. */
function focusOn(place: HTMLElement) {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** What is to be done once each has gone; of a button that is pressed again the last press counts. */
const awaited = new WeakMap<HTMLElement, AbortController>();

/** Once it has gone, unless whoever pressed it has gone on meanwhile: they stay where they are. */
function onceGone(control: HTMLElement, lead: () => void) {
  // Its own, which a callback may outlive.
  const page = control.ownerDocument;
  const waiting = new AbortController();
  const { signal } = waiting;
  awaited.get(control)?.abort();
  awaited.set(control, waiting);
  const observer = new MutationObserver(() => {
    if (control.isConnected) return;
    waiting.abort();
    if (page.activeElement === page.body) lead();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(page.body, { childList: true, subtree: true });
  // Some browsers say so too where it goes away itself, or where the whole window is left for another.
  const leave = () =>
    queueMicrotask(() => {
      if (control.isConnected && !control.contains(page.activeElement)) waiting.abort();
    });
  control.addEventListener('focusout', leave, { signal });
}

/** The others of its list, the nearest behind it first. */
function besides(item: HTMLElement): readonly HTMLElement[] {
  const list = [...(item.parentElement?.children ?? [])];
  const at = list.indexOf(item);
  const others = [...list.slice(at + 1), ...list.slice(0, at).toReversed()];
  return others.filter((other): other is HTMLElement => other.tagName === item.tagName);
}
