/** How long a text may be: said while it is typed, and nothing of it is cut. */
export interface TextLimit {
  readonly max: number;
  readonly counter: (used: number, max: number) => string;
  /** Said as soon as the text is too long. */
  readonly over: (used: number, max: number) => string;
}

export const isOverLimit = (text: string, { max }: Pick<TextLimit, 'max'>): boolean =>
  text.trim().length > max;

/** What a field says of its limit: an error once it is passed, else how far it is used. */
export function limitWords(
  text: string,
  limit: TextLimit | undefined,
): { readonly count: string | null; readonly error: string | null } {
  if (!limit) return { count: null, error: null };
  const used = text.trim().length;
  return {
    count: limit.counter(used, limit.max),
    error: isOverLimit(text, limit) ? limit.over(used, limit.max) : null,
  };
}
