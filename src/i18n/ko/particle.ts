const SYLLABLES = { first: 0xac00, last: 0xd7a3, perVowel: 28 } as const;

/** A name with 이 or 가, by its last letter; with both where nobody can know how that is read. */
export function asSubject(name: string): string {
  const letter = [...name].findLast((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
  const code = letter.charCodeAt(0);
  if (!(code >= SYLLABLES.first && code <= SYLLABLES.last)) return `${name}이(가)`;
  return `${name}${(code - SYLLABLES.first) % SYLLABLES.perVowel === 0 ? '가' : '이'}`;
}
