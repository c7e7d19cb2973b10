/*
 * A message in words, by its kind, wherever it is named instead of shown. How a price is spelled and what
 * an answer is called is the caller's.
 */

interface Said {
  readonly text: string;
}
interface Captioned {
  readonly caption: string;
}
interface Priced<Price> {
  readonly price: Price;
}
interface Answered<Verdict> {
  readonly verdict: Verdict;
}

/** In a word or two: read out, and in the list of what waits. */
export const messageWords = <Price, Verdict>(
  spell: (price: Price) => string,
  answered: (verdict: Verdict) => string,
) => ({
  text: ({ text }: Said) => text,
  image: ({ caption }: Captioned) => caption || '사진',
  appointment: () => '약속',
  offer: ({ price }: Priced<Price>) => `가격 제안 ${spell(price)}`,
  answer: ({ verdict }: Answered<Verdict>) => answered(verdict),
});

/** In a push. */
export const pushedMessageWords = <Price, Verdict>(
  spell: (price: Price) => string,
  answered: (verdict: Verdict) => string,
) => ({
  text: ({ text }: Said) => text,
  image: ({ caption }: Captioned) => (caption.trim() === '' ? '사진을 보냈습니다.' : caption),
  appointment: () => '약속을 제안했습니다.',
  offer: ({ price }: Priced<Price>) => spell(price),
  answer: ({ verdict }: Answered<Verdict>) => answered(verdict),
});
