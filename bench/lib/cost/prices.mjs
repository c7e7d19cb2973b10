/**
 * What the bill is reckoned with. The list is an assumption: Firestore Standard and Cloud Functions in Seoul
 * (asia-northeast3), in US dollars before tax, as of November 2026 to the best of our knowledge; look it up
 * before relying on it.
 */
export const PRICES = {
  reads: 0.038 / 100_000,
  writes: 0.115 / 100_000,
  invocations: 0.4 / 1_000_000,
  /** A function of 256 MB that runs 100 ms: memory and processor. */
  computeOfInvocation: 0.1 * (0.25 * 0.0000025 + 0.167 * 0.000024),
  gigabytesOut: 0.12,
};
export const ASSUMPTIONS = [
  'prices: Firestore Standard and Cloud Functions (2nd generation) in asia-northeast3, list, US dollars without tax, as assumed in November 2026',
  'every user is a daily user, on 30 days of the month; the free tier is left out',
  'deletions are charged as writes; a function takes 100 ms with 256 MB',
  'bytes are those of answers before compression, so traffic is reckoned too high; pictures, hosting and storage are not in it',
];
const DAYS = 30;
const GIGABYTE = 1024 ** 3;

/** A month of `users`, each with `day`, in US dollars. */
export function monthOf(users, day) {
  const days = users * DAYS;
  const parts = {
    reads: days * day.reads * PRICES.reads,
    writes: days * day.writes * PRICES.writes,
    functions: days * day.invocations * (PRICES.invocations + PRICES.computeOfInvocation),
    traffic: ((days * day.bytes) / GIGABYTE) * PRICES.gigabytesOut,
  };
  const sum = Object.values(parts).reduce((total, part) => total + part, 0);
  return {
    users,
    ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, cents(part)])),
    sum: cents(sum),
  };
}

const cents = (amount) => Math.round(amount * 100) / 100;
