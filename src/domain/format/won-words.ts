import { groupThousands } from './format-won.ts';

const MAN = 10_000;
const EOK = 100_000_000;

/** An amount as people say it: `165만 원`, `1억 2,345만 6,789원`. */
export function spellWon(amount: number): string {
  const whole = Math.round(Math.abs(amount));
  const [eok, man, rest] = [Math.floor(whole / EOK), Math.floor((whole % EOK) / MAN), whole % MAN];
  const parts = [
    ...(eok > 0 ? [`${groupThousands(eok)}억`] : []),
    ...(man > 0 ? [`${groupThousands(man)}만`] : []),
    ...(rest > 0 || whole === 0 ? [groupThousands(rest)] : []),
  ];
  const sign = amount < 0 ? '-' : '';
  return `${sign}${parts.join(' ')}${rest > 0 || whole === 0 ? '' : ' '}원`;
}

const JO = 1_000_000_000_000;
const SPOKEN = /^(?:([^조억만원]+)조)?(?:([^조억만원]+)억)?(?:([^조억만원]+)만)?([^조억만원]*)원?$/;
/** Says of an amount how sure somebody is, and nothing of how much it is. */
const VAGUE_BEGINNING = /^(?:약|대략)/;
/** The longer before those that they end in. */
const VAGUE_ENDS = ['정도', '쯤', '가량', '내외', '입니다', '이에요', '이요', '요'];
/** As a dictated sentence ends; behind a figure or a unit there may come more. */
const FULL_STOP = /[^\d조억만천백십][?!.]$/;
const UNIT = /[조억만천백십]/;
const COUNTS = /\d[조억만천백십]/;
const COUNTED_BY = { 천: 1_000, 백: 100, 십: 10 } as const;

/**
 * `165만`, `1억 5천`, `3만5천원 정도` and `1.5억` in digits, and any other text as it is; `null` for one that
 * names an amount in words of which nobody can say how much it is, or several figures.
 */
export function expandWon(text: string): string | null {
  const plain = withoutVagueEnd(text.normalize('NFKC').replaceAll(/\s/g, '').replace(VAGUE_BEGINNING, ''));
  const isSpoken = UNIT.test(plain);
  const amount = isSpoken ? spokenAmount(plain) : Number.NaN;
  if (Number.isSafeInteger(amount)) return String(amount);
  return (isSpoken && COUNTS.test(plain)) || figuresIn(text) > 1 ? null : text;
}

/** `600,000원 (1돈)` has two, whose digits behind each other would be an amount that nobody has named. */
const figuresIn = (text: string): number =>
  text
    .normalize('NFKC')
    // Some part thousands by a blank.
    .replaceAll(/(\d)\s(?=\d{3}(?!\d))/g, '$1')
    .match(/\d[\d.,]*/g)?.length ?? 0;

/** `정도입니다.` is three of them. */
function withoutVagueEnd(text: string): string {
  let { length } = text;
  for (;;) {
    const end = VAGUE_ENDS.find((one) => text.endsWith(one, length));
    if (end !== undefined) length -= end.length;
    else if (FULL_STOP.test(text.slice(Math.max(0, length - 2), length))) length -= 1;
    else return text.slice(0, length);
  }
}

/** NaN where it is none, or no whole one. */
function spokenAmount(plain: string): number {
  const [isSpoken, jo, eok, man, rest = ''] = SPOKEN.exec(plain) ?? [];
  if (isSpoken === undefined) return Number.NaN;
  const amount =
    belowMan(jo ?? '') * JO +
    belowMan(eok ?? '') * EOK +
    belowMan(man ?? '') * MAN +
    belowMan(rest) * unitOfRest(jo, eok, man, rest);
  const whole = Math.round(amount);
  return Math.abs(amount - whole) < 1e-3 ? whole : Number.NaN;
}

/** 5천 right behind 억 is short for 5천만, and right behind 조 for 5천억. */
function unitOfRest(
  jo: string | undefined,
  eok: string | undefined,
  man: string | undefined,
  rest: string,
): number {
  if (man !== undefined || !/[천백십]/.test(rest)) return 1;
  if (eok !== undefined) return MAN;
  return jo === undefined ? 1 : EOK;
}

const FIGURE = /^[\d,]*(?:\.\d+)?$/;
const PART = /^(\d\.\d+)([천백십])$/;
const COUNTED = /^(?:(\d)천)?(?:(\d)백)?(?:(\d)십)?(\d{0,3})$/;

/** What stands before 억 or 만, or behind them: a figure, or one that counts thousands, hundreds and tens. */
function belowMan(group: string): number {
  if (FIGURE.test(group)) return Number(group.replaceAll(',', ''));
  const [, part, by] = PART.exec(group) ?? [];
  if (by === '천' || by === '백' || by === '십') return Number(part) * COUNTED_BY[by];
  const [counted, thousands = 0, hundreds = 0, tens = 0, rest = 0] = COUNTED.exec(group) ?? [];
  const least = tens === 0 ? (hundreds === 0 ? 1_000 : 100) : 10;
  if (counted === undefined || Number(rest) >= least) return Number.NaN;
  return Number(thousands) * 1_000 + Number(hundreds) * 100 + Number(tens) * 10 + Number(rest);
}
