/** How long a text may be: said while it is typed, and nothing of it is cut. */
export interface TextLimit {
  readonly max: number;
  /** How long a text is, where that is not the number of its UTF-16 code units. */
  readonly lengthOf?: (text: string) => number;
  readonly counter: (used: number, max: number) => string;
  /** Said as soon as the text is too long. */
  readonly over: (used: number, max: number) => string;
}

type Bound = Pick<TextLimit, 'max' | 'lengthOf'>;

export const isOverLimit = (text: string, limit: Bound): boolean => usedOf(text, limit) > limit.max;

const usedOf = (text: string, { lengthOf }: Bound): number => lengthOf?.(text) ?? text.trim().length;

/** What a field says of its limit: an error once it is passed, else how far it is used. */
export function limitWords(
  text: string,
  limit: TextLimit | undefined,
): { readonly count: string | null; readonly error: string | null } {
  if (!limit) return { count: null, error: null };
  const used = usedOf(text, limit);
  return {
    count: limit.counter(used, limit.max),
    error: isOverLimit(text, limit) ? limit.over(used, limit.max) : null,
  };
}
