/** What an entry of the browser's history says about the overlays that were open there. */
export interface Mark {
  /** Tells the entries of one visit to a page from those of another. */
  readonly page: string;
  /** How many overlays lay over the page. */
  readonly depth: number;
}

/** Where a step through the history has led. */
export type Arrival =
  /** What is left of an overlay; its page is `steps` further back, or the page that its link has led to. */
  | { readonly kind: 'leftover'; readonly steps: number }
  | { readonly kind: 'other_page'; readonly page: string | null }
  /** Still on the page that is shown, with so many overlays over it. */
  | { readonly kind: 'same_page'; readonly depth: number };

/**
 * @param left The entry whose place a navigation out of an overlay has taken: those of its page lie below it,
 *   and above it those of overlays that were closed before.
 */
export function arrivalAt(mark: Mark | null, page: string | null, left: Mark | null): Arrival {
  if (mark === null) return { kind: 'other_page', page: null };
  if (mark.page === page) return { kind: 'same_page', depth: mark.depth };
  if (mark.depth === 0) return { kind: 'other_page', page: mark.page };
  const above = left?.page === mark.page ? mark.depth - left.depth : 0;
  return { kind: 'leftover', steps: above > 0 ? above : mark.depth };
}

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** What stands in the state of an entry; `null` where no overlay was ever open on its page. */
export function markOf(state: unknown): Mark | null {
  const mark = fieldsOf(state)['overlay'];
  if (!isFields(mark)) return null;
  const { page, depth } = mark;
  return typeof page === 'string' && typeof depth === 'number' ? { page, depth } : null;
}
