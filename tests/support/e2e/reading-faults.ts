import type { Page } from '@playwright/test';

/**
 * What somebody with large letters or a narrow screen trips over on the page as it stands: a document that
 * scrolls sideways, words that are cut off, things to press that lie on one another, a price that breaks
 * within its number.
 */
export const readingFaults = (page: Page): Promise<string[]> => page.evaluate(findFaults);

/** Doubles the letters as a reader does in the browser's settings. */
export const doubleLetters = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Runs in the page. */
function findFaults(): string[] {
  /** Less than a letter's own slant. */
  const TOLERANCE_PX = 2;
  const faults = new Set<string>();
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className}: ${(element.textContent ?? '').slice(0, 40)}`;
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  // For a screen reader only, or pulled out by the keyboard.
  const isRead = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[class*="hidden_"], [class*="skip_"]') === null;

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => isRead(element) && element.getBoundingClientRect().right > root.clientWidth + TOLERANCE_PX,
    );
    const last = beyond.filter(
      (element) => !beyond.some((other) => other !== element && element.contains(other)),
    );
    faults.add(`scrolls sideways: ${root.scrollWidth} px wide, ${last.slice(0, 3).map(nameOf).join()}`);
  }

  for (const element of document.body.querySelectorAll('*')) {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    // What people have written may be shortened by whole lines where it leads to the rest.
    if (webkitLineClamp !== 'none' || !element.textContent?.trim() || !isRead(element)) continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (isCut(overflowX) && scrollWidth > clientWidth + TOLERANCE_PX) faults.add(`cut: ${nameOf(element)}`);
    if (isCut(overflowY) && scrollHeight > clientHeight + TOLERANCE_PX) faults.add(`cut: ${nameOf(element)}`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!holder || !isRead(holder)) continue;
    for (const { index, 0: price } of (text.nodeValue ?? '').matchAll(/\d{1,3}(?:,\d{3})+(?:\s?원)?/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + price.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) faults.add(`broken price: ${nameOf(holder)}`);
    }
    const button = holder.closest('a[href], button');
    if (!button || getComputedStyle(button).display === 'inline') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [words, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
    const isBeyond = words.right > box.right + TOLERANCE_PX || words.bottom > box.bottom + TOLERANCE_PX;
    if (isBeyond && getComputedStyle(holder).overflow === 'visible') {
      faults.add(`words beyond what is pressed: ${nameOf(button)}`);
    }
  }

  /** What of an element is to be seen within the boxes that cut it off. */
  const seenBox = (element: Element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const box = at.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, right, top, bottom };
  };
  const isFloating = ({ position, zIndex }: CSSStyleDeclaration) =>
    ['fixed', 'sticky'].includes(position) || (position === 'absolute' && zIndex !== 'auto');
  /** What floats above the page covers it on purpose, and moves away with it. */
  const layerOf = (element: Element) => {
    let at: Element | null = element;
    while (at && !isFloating(getComputedStyle(at))) at = at.parentElement;
    return at;
  };
  const pressed = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter(isRead)
    .map((element) => ({ element, box: seenBox(element), layer: layerOf(element) }));
  for (const [index, a] of pressed.entries()) {
    for (const b of pressed.slice(index + 1)) {
      const isInside = a.element.contains(b.element) || b.element.contains(a.element);
      if (isInside || a.layer !== b.layer) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > TOLERANCE_PX * 2 && down > TOLERANCE_PX * 2) {
        faults.add(`on one another: ${nameOf(a.element)} / ${nameOf(b.element)}`);
      }
    }
  }
  return [...faults];
}
