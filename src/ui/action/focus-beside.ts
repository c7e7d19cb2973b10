/**
 * To be called as something is removed from its list. Whoever did that with a key or by ear would stand nowhere
 * once its button has gone: they are led to what is left of it, to what stands beside it, or where it was the
 * last one to `otherwise`, the heading above where nothing else is said, or the page's where that goes too.
 */
export function focusBesideOnceGone(control: HTMLElement, otherwise?: HTMLElement | null): void {
  const item = control.closest<HTMLElement>('li, fieldset');
  const places = [
    ...(item ? [item, ...besides(item)] : []),
    otherwise ?? control.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3'),
    document.querySelector<HTMLElement>('main h1'),
  ];
  // Its own, which a callback may outlive.
  const page = control.ownerDocument;
  waitFor(control);

  function waitFor(gone: HTMLElement) {
    const observer = new MutationObserver(() => {
      if (gone.isConnected) return;
      observer.disconnect();
      // Whoever has gone on meanwhile stays where they are.
      if (page.activeElement !== page.body) return;
      const place = places.find((each) => each?.isConnected);
      if (!place) return;
      if (place !== otherwise) place.tabIndex = -1;
      place.focus({ preventScroll: true });
      // A comment says that it was removed, until the server has heard of it.
      if (place === item) waitFor(item);
    });
    observer.observe(page.body, { childList: true, subtree: true });
  }
}

/** The others of its list, the nearest behind it first. */
function besides(item: HTMLElement): readonly HTMLElement[] {
  const list = [...(item.parentElement?.children ?? [])];
  const at = list.indexOf(item);
  const others = [...list.slice(at + 1), ...list.slice(0, at).toReversed()];
  return others.filter((other): other is HTMLElement => other.tagName === item.tagName);
}
