/**
 * A corpus of conversations about used gold, labelled by meaning. Whoever wrote it had not seen the detector:
 * its wording owes nothing to the patterns it is meant to try. The `own-` files are of the detector's own
 * makers, each written before the detector had been tried on it.
 */
export type Signal =
  | 'account_before_meeting'
  | 'deposit_first'
  | 'bulk_no_haggle'
  | 'stand_in'
  | 'refuse_cash_or_app'
  | 'take_listing_down'
  | 'new_account_expensive'
  | 'off_platform'
  | 'phishing_link';

export type Category =
  | 'baby_ring'
  | 'ring'
  | 'necklace'
  | 'bracelet'
  | 'earring'
  | 'goldbar'
  | 'coin'
  | 'bean'
  | 'set'
  | 'other';

interface Said {
  readonly from: 'me' | 'other';
  /** Minutes since the conversation began. */
  readonly at: number;
  readonly text: string;
}

interface About {
  readonly reader: 'buyer' | 'seller';
  readonly listing: { readonly title: string; readonly priceWon: number; readonly category: Category };
}

interface Other {
  readonly accountAgeDays: number;
  readonly dealsDone: number;
  readonly renamedDaysAgo: number | null;
}

export interface CorpusCase {
  readonly name: string;
  readonly dialogue: About & { readonly other: Other; readonly messages: readonly Said[] };
  /** Exactly those present; none for a harmless conversation. */
  readonly signals: readonly Signal[];
}

type Written = (strings: TemplateStringsArray) => CorpusCase;

export const account = 'account_before_meeting';
export const deposit = 'deposit_first';
export const bulk = 'bulk_no_haggle';
export const standIn = 'stand_in';
export const refuse = 'refuse_cash_or_app';
export const takeDown = 'take_listing_down';
export const fresh = 'new_account_expensive';
export const elsewhere = 'off_platform';
export const link = 'phishing_link';

/** The reader sells: the other one wants to buy. */
export const selling = (category: Category, priceWon: number, title: string): About => ({
  reader: 'seller',
  listing: { title, priceWon, category },
});

/** The reader buys: the other one offers. */
export const buying = (category: Category, priceWon: number, title: string): About => ({
  reader: 'buyer',
  listing: { title, priceWon, category },
});

export const who = (
  accountAgeDays: number,
  dealsDone: number,
  renamedDaysAgo: number | null = null,
): Other => ({
  accountAgeDays,
  dealsDone,
  renamedDaysAgo,
});

const LINE = /^(?<from>[om])(?:\+(?<pause>\d+))? (?<texts>.+)$/u;

/**
 * One line a turn: `o` is the other, `m` is me, `|` parts messages sent one after the other, and `o+90` comes
 * ninety minutes after what went before. Everything else follows within a minute.
 */
function said(script: string): readonly Said[] {
  let at = 0;
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const { from, pause, texts } = LINE.exec(line)?.groups ?? {};
      if (texts === undefined) throw new Error(`Neither the other nor me: ${line}`);
      at += Number(pause ?? 0);
      return texts.split('|').map((text): Said => {
        at += 1;
        return { from: from === 'm' ? 'me' : 'other', at, text: text.trim() };
      });
    });
}

export const fraud =
  (name: string, about: About, other: Other, ...signals: readonly Signal[]): Written =>
  (strings) => ({ name, dialogue: { ...about, other, messages: said(strings.join('')) }, signals });

export const harmless = (name: string, about: About, other: Other): Written => fraud(name, about, other);
