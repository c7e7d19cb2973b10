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

const SPOKEN = /^(?:([^억만원]+)억)?(?:([^억만원]+)만)?([^억만원]*)원?$/;
const UNIT = /[억만천백십]/;

/** `165만`, `1억 5천`, `3만5천원` and `1.5억` in digits; any other text as it is. */
export function expandWon(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const spoken = UNIT.test(plain) ? SPOKEN.exec(plain) : null;
  if (spoken === null) return text;
  const [, eok, man, rest = ''] = spoken;
  // 5천 right behind 억 is short for 5천만.
  const isShort = eok !== undefined && man === undefined && /[천백십]/.test(rest);
  const amount = belowMan(eok ?? '') * EOK + belowMan(man ?? '') * MAN + belowMan(rest) * (isShort ? MAN : 1);
  return Number.isSafeInteger(Math.round(amount)) ? String(Math.round(amount)) : text;
}

const FIGURE = /^[\d,]*(?:\.\d+)?$/;
const COUNTED = /^(?:(\d)천)?(?:(\d)백)?(?:(\d)십)?(\d{0,3})$/;

/** What stands before 억 or 만, or behind them: a figure, or one that counts thousands, hundreds and tens. */
function belowMan(group: string): number {
  if (FIGURE.test(group)) return Number(group.replaceAll(',', ''));
  const [counted, thousands = 0, hundreds = 0, tens = 0, rest = 0] = COUNTED.exec(group) ?? [];
  const least = tens === 0 ? (hundreds === 0 ? 1_000 : 100) : 10;
  if (counted === undefined || Number(rest) >= least) return Number.NaN;
  return Number(thousands) * 1_000 + Number(hundreds) * 100 + Number(tens) * 10 + Number(rest);
}
