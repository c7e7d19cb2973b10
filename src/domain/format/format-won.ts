/** `1,234,000원`; takes a plain number too, since charts and sums are not always whole won. */
export const formatWon = (amount: number): string => `${groupThousands(amount)}원`;

/** A whole number with commas, `-1,234`; the device's language has no say in it. */
export function groupThousands(value: number): string {
  const rounded = Math.round(value);
  const digits = String(Math.abs(rounded)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
  return rounded < 0 ? `-${digits}` : digits;
}
