/** A whole number as people type it, with separators or full-width digits; `null` for anything else. */
export function wholeNumberOf(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '');
  return /^\d{1,11}$/.test(plain) ? Number(plain) : null;
}
