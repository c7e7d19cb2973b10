import { arrivalAt, fieldsOf, markOf, type Mark } from './overlay-steps.ts';

export interface OverlayHistory {
  /** An overlay has opened, which `close` closes; gives the way to say that it has closed. */
  readonly open: (close: () => void) => () => void;
}

/** A step back that the browser does not answer, as there was none, must not hold up navigations. */
const STEP_PATIENCE_MS = 3_000;

/**
 * Makes Back close what is open. Each open overlay has an entry of its own above its page's; going back from
 * it closes the overlay, closing the overlay goes back from it, and neither is a navigation: the router does
 * not hear of it. A navigation out of an overlay takes the place of its entry, so that no entry is left over
 * that shows nothing.
 *
 * @param hearSteps Gives each step through the history to its listener before the router hears of it.
 */
export function createOverlayHistory(
  win: Window & { readonly History: typeof History },
  hearSteps: (listener: (event: PopStateEvent) => void) => void,
): OverlayHistory {
  const { history } = win;
  const native = {
    push: win.History.prototype.pushState.bind(history),
    replace: win.History.prototype.replaceState.bind(history),
  };
  const outer = { push: history.pushState.bind(history), replace: history.replaceState.bind(history) };
  let layers: readonly { readonly close: () => void }[] = [];
  let page = markOf(history.state)?.page ?? null;
  /** By page, the address that it was given while an overlay was open; the entries below have yet to follow. */
  const rewritten = new Map<
    string,
    { readonly state: unknown; readonly url: string | URL | null | undefined }
  >();
  /** The entry whose place a navigation out of an overlay has taken. */
  let left: Mark | null = null;
  /** A step back is on its way; navigations wait for it, as it would otherwise undo them. */
  let stepping: ReturnType<typeof setTimeout> | null = null;
  /** A step was asked for that has not come. It may still: asked for again it would lead out of the page. */
  let isOwed = false;
  let waiting: (() => void)[] = [];

  const depth = (): number => markOf(history.state)?.depth ?? 0;

  const stepBack = (steps: number) => {
    if (stepping !== null) clearTimeout(stepping);
    stepping = setTimeout(arrive, STEP_PATIENCE_MS);
    isOwed = true;
    history.go(-steps);
  };
  const arrive = () => {
    if (stepping !== null) clearTimeout(stepping);
    stepping = null;
    const held = waiting;
    waiting = [];
    for (const navigate of held) navigate();
    settle();
  };

  /** Brings the history in line with what is open. */
  const settle = () => {
    if (stepping !== null) return;
    if (depth() > layers.length && !isOwed) stepBack(depth() - layers.length);
    while (depth() < layers.length) enter();
  };
  const enter = () => {
    const state = fieldsOf(history.state);
    const mark = markOf(state);
    page = mark?.page ?? crypto.randomUUID();
    if (!mark) native.replace({ ...state, overlay: { page, depth: 0 } }, '');
    native.push({ ...state, overlay: { page, depth: (mark?.depth ?? 0) + 1 } }, '');
  };

  const navigate = (
    step: keyof typeof outer,
    way: typeof outer,
    ...args: Parameters<History['pushState']>
  ) => {
    if (stepping !== null) {
      // The router has made it in its own mind already, and must not hear of it again.
      waiting.push(() => navigate(step, native, ...args));
      return;
    }
    const [state, , url] = args;
    const mark = markOf(history.state);
    if (mark === null || mark.depth === 0) {
      way[step](...args);
      page = null;
    } else if (step === 'push') {
      native.replace(...args);
      left = mark;
      page = null;
    } else {
      rewritten.set(mark.page, { state, url });
      native.replace({ ...fieldsOf(state), overlay: mark }, '', url);
    }
  };
  history.pushState = (...args) => navigate('push', outer, ...args);
  history.replaceState = (...args) => navigate('replace', outer, ...args);

  const onPop = (event: PopStateEvent) => {
    isOwed = false;
    const mark = markOf(event.state);
    const arrival = arrivalAt(mark, page, left);
    // The router hears of another page alone.
    if (arrival.kind !== 'other_page') event.stopImmediatePropagation();
    if (arrival.kind === 'leftover') {
      stepBack(arrival.steps);
      return;
    }
    if (mark !== null) rewrite(mark);
    if (arrival.kind === 'other_page') {
      page = arrival.page;
      closeFrom(0);
      arrive();
      return;
    }
    // Our own step only follows what was closed; what has been opened since then stays.
    if (stepping === null) closeFrom(arrival.depth);
    // One that may not be closed just now is still there a moment later, and gets its entry back.
    setTimeout(arrive);
  };
  const rewrite = (mark: Mark) => {
    const given = rewritten.get(mark.page);
    if (!given) return;
    native.replace({ ...fieldsOf(given.state), overlay: mark }, '', given.url);
    if (mark.depth === 0) rewritten.delete(mark.page);
  };
  const closeFrom = (first: number) => {
    for (const layer of layers.slice(first).toReversed()) layer.close();
  };
  hearSteps(onPop);
  // The page was loaded anew while an overlay was open: nothing is open now.
  if (depth() > 0) stepBack(depth());

  return {
    open(close) {
      const layer = { close };
      layers = [...layers, layer];
      // At once, while the press that opened it counts: an entry without one is skipped by Back.
      settle();
      return () => {
        layers = layers.filter((known) => known !== layer);
        // A navigation that comes along with the closing takes the entry's place, and another overlay takes
        // it over.
        setTimeout(settle);
      };
    },
  };
}
