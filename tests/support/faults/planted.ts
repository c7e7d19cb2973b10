/** A fault that is planted into what runs, never into the sources. */
export interface Mutation {
  /** From the project's folder. */
  readonly file: string;
  /** It must be there, once. */
  readonly from: string;
  readonly to: string;
}

/** A source with a fault planted into it, whose text has to be there once. */
export function planted(text: string, { file, from, to }: Mutation): string {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`a planted fault no longer finds its place once in ${file}: ${from}`);
  }
  return before + to + after;
}
