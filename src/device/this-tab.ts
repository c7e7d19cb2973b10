export interface OwnTab {
  readonly tab: string;
  /** The tabs that are open. */
  readonly living: () => Promise<ReadonlySet<string>>;
}

const LOCKS = 'geumnaru-tab-';

/** Names this page, until it is gone; a reload is another. */
export const thisTab: string = crypto.randomUUID();

let held: Promise<unknown> | null = null;

/** The tabs that are open, this one among them, which the others know from now on. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  held ??= hold();
  const { held: locks = [] } = await navigator.locks.query();
  const names = locks.flatMap(({ name = '' }) => (name.startsWith(LOCKS) ? [name.slice(LOCKS.length)] : []));
  return new Set([thisTab, ...names]);
}

/** A lock that lasts as long as the page, however it ends: so what it leaves behind is known to be left. */
const hold = (): Promise<unknown> =>
  navigator.locks
    .request(`${LOCKS}${thisTab}`, () => new Promise<never>(() => undefined))
    .catch((error: unknown) => console.warn('this tab goes unnoticed by the others', error));

export const THIS_TAB: OwnTab = { tab: thisTab, living: livingTabs };
