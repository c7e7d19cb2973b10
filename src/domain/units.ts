/**
 * Units as brands, so that won never adds to grams. All are whole numbers inside; rounding happens in one
 * place each.
 */
type Unit<Name extends string> = number & { readonly __unit: Name };

/** Korean won, an integer. */
export type Won = Unit<'Won'>;
/** Milligrams, an integer: 1 don = 3,750 mg. */
export type Milligrams = Unit<'Milligrams'>;
/** Milliseconds since the Unix epoch. */
export type Millis = Unit<'Millis'>;
/** Microseconds since the Unix epoch, the resolution of a Firestore timestamp; safe until the year 2255. */
export type Micros = Unit<'Micros'>;

export const won = (value: number): Won => Math.round(value) as Won;
export const milligrams = (value: number): Milligrams => Math.round(value) as Milligrams;
/** Grams as written in documents (`weightG`, 0.01 steps) to milligrams. */
export const fromGrams = (grams: number): Milligrams => milligrams(grams * 1000);
export const toGrams = (mg: Milligrams): number => mg / 1000;
export const millis = (value: number): Millis => Math.trunc(value) as Millis;
export const micros = (value: number): Micros => Math.trunc(value) as Micros;
export const microsOfMillis = (value: Millis): Micros => (value * 1000) as Micros;
export const millisOfMicros = (value: Micros): Millis => Math.trunc(value / 1000) as Millis;
