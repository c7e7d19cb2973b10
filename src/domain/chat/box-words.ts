/** Words that were submitted. They stand in the box, before what is typed behind them, until they are on the disk. */
export interface Departing {
  /** The id of the message that they become. */
  readonly ticket: string;
  readonly text: string;
  readonly isStored: boolean;
}

/** The words of a conversation's box. */
export interface BoxWords {
  /** What stands in it. */
  readonly text: string;
  /** In the order typed. */
  readonly departing: readonly Departing[];
}

/** What the next visit must find in the box if the page dies now. */
export function draftOf(words: BoxWords): string {
  const { missing, unsent } = partsOf(words);
  return joinTexts([...textsOf(missing), unsent]);
}

/** What in the box has not been submitted. */
export const freshText = (words: BoxWords): string => partsOf(words).fresh;

/** The same words once those departing messages are on the disk. */
export const withStored = <Words extends BoxWords>(
  words: Words,
  isStored: (ticket: string) => boolean,
): Words => ({
  ...words,
  departing: words.departing.map((one) => (isStored(one.ticket) ? { ...one, isStored: true } : one)),
});

/** The same words as if none had been submitted from `ticket` on: what was typed over comes back. */
export function withoutFrom<Words extends BoxWords>(words: Words, ticket: string): Words {
  const first = words.departing.findIndex((one) => one.ticket === ticket);
  if (first === -1) return words;
  const departing = words.departing.slice(0, first);
  const missing = partsOf(words).missing.filter((one) => !departing.includes(one));
  if (missing.length === 0) return { ...words, departing };
  const fresh = freshText({ departing, text: words.text });
  // What was submitted before it stands before it.
  const before = words.text.slice(0, words.text.length - fresh.length);
  return { ...words, departing, text: before + joinTexts([...textsOf(missing), fresh]) };
}

interface Parts {
  /** Submitted, not on the disk, and typed over since. */
  readonly missing: readonly Departing[];
  /** What stands in the box and is not on the disk. */
  readonly unsent: string;
  readonly fresh: string;
}

function partsOf({ departing, text }: BoxWords): Parts {
  let fresh = text;
  let submitted = '';
  const missing: Departing[] = [];
  for (const one of departing) {
    if (fresh.startsWith(one.text)) {
      fresh = fresh.slice(one.text.length);
      if (!one.isStored) submitted += one.text;
    } else if (!one.isStored) missing.push(one);
  }
  return { missing, unsent: `${submitted}${fresh}`, fresh };
}

const textsOf = (parts: readonly Departing[]): readonly string[] => parts.map(({ text }) => text);

export const joinTexts = (texts: readonly string[]): string => {
  const written = texts.filter((text) => text.trim() !== '');
  // A lone white space is worth keeping too: it is what stands in the box.
  return written.length === 0 ? (texts.at(-1) ?? '') : written.join('\n');
};
