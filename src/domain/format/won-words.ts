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

const SPOKEN = /^(?:([\d,]+(?:\.\d+)?)억)?(?:([\d,]+(?:\.\d+)?)만)?([\d,]*)원?$/;

/** `165만` and `1억 500만원` in digits, and `1.5억`; any other text as it is. */
export function expandWon(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const [, eok, man, rest] = SPOKEN.exec(plain) ?? [];
  if (eok === undefined && man === undefined) return text;
  const part = (digits: string | undefined, unit: number): number =>
    Number((digits ?? '').replaceAll(',', '') || 0) * unit;
  return String(Math.round(part(eok, EOK) + part(man, MAN) + part(rest, 1)));
}
