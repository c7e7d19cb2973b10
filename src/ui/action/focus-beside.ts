/**
 * To be called as something is removed from its list. Whoever did that with a key or by ear would stand nowhere
 * once its button has gone: they are led to what is left of it, to what stands beside it, or where it was the
 * last one to `otherwise`, the heading above where nothing else is said.
 */
export function focusBesideOnceGone(control: HTMLElement, otherwise?: HTMLElement | null): void {
  const item = control.closest<HTMLElement>('li, fieldset');
  const part = control.closest('section, main');
  if (!item?.parentElement || !part) return;
  const list = [...item.parentElement.children];
  const at = list.indexOf(item);
  const beside = [...list.slice(at + 1), ...list.slice(0, at).toReversed()];
  const places = [
    item,
    ...beside.filter(({ tagName }) => tagName === item.tagName),
    otherwise ?? part.querySelector('h1, h2, h3'),
  ];
  waitFor(control);

  function waitFor(gone: HTMLElement) {
    const observer = new MutationObserver(() => {
      if (gone.isConnected) return;
      observer.disconnect();
      // Whoever has gone on meanwhile stays where they are.
      if (document.activeElement !== document.body) return;
      const place = places.find((each) => each?.isConnected);
      if (!(place instanceof HTMLElement)) return;
      if (place !== otherwise) place.tabIndex = -1;
      place.focus({ preventScroll: true });
      // A comment says that it was removed, until the server has heard of it.
      if (place === item) waitFor(item);
    });
    observer.observe(part ?? document.body, { childList: true, subtree: true });
  }
}
