/**
 * What it is given, where not one key of `Whole` was forgotten, the optional ones included: a key that is
 * left out does not compile. `everyKey<Listing>()({ title, ...(maker === '' ? {} : { maker }) })`
 */
export const everyKey =
  <Whole>() =>
  <Given extends Whole>(
    given: Given & Readonly<Record<Exclude<keyof Whole, KeyOfAny<Given>>, never>>,
  ): Whole =>
    given;

/** Keys of each member of a union. */
type KeyOfAny<T> = T extends unknown ? keyof T : never;
