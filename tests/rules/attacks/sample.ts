import { CLAIMS, isAbout, type Attack } from './harmless.ts';

/** One in so many is tried; with `ATTACKS=all` all are, which takes minutes. */
const SHARE = process.env['ATTACKS'] === 'all' ? 1 : 20;

/**
 * Some of the attacks on each field of each kind of write, and one for each claim that such are harmless:
 * always the same, whatever other fields there are.
 */
export function sampleOf(all: readonly Attack[]): readonly Attack[] {
  const seen = new Map<string, number>();
  const some = all.filter(({ kind, what }) => {
    const field = `${kind}: ${what.replace(/ (?:is|has) .*$/, '')}`;
    const index = seen.get(field) ?? numberOf(field);
    seen.set(field, index + 1);
    return index % SHARE === 0;
  });
  const claimed = CLAIMS.flatMap((claim) => {
    const about = all.filter((attack) => isAbout(claim, attack));
    return about.slice(numberOf(claim.field) % about.length).slice(0, 1);
  });
  return [...new Set([...some, ...claimed])];
}

const numberOf = (name: string): number =>
  [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
