/** The fields in which `after` says something else than `before`: both are plain data. */
export const changedFields = <T extends object>(before: T, after: T): readonly (keyof T & string)[] =>
  fieldsOf({ ...before, ...after }).filter((field) => isOther(before[field], after[field]));

/** What is said of the `changed` fields, over what stands in all others; one that is not said is gone. */
export function laidOver<T extends object, Changed extends keyof T>(
  standing: T,
  said: Pick<T, Changed>,
  changed: readonly Changed[],
): T {
  const laid = { ...standing };
  for (const field of changed) {
    if (field in said) laid[field] = said[field];
    else Reflect.deleteProperty(laid, field);
  }
  return laid;
}

export function fieldsOf<T extends object>(value: T): readonly (keyof T & string)[] {
  const isField = (name: string): name is keyof T & string => name in value;
  return Object.keys(value).filter(isField);
}

/** What two edits change of which the later takes the other's place; all of it (`undefined`) where either does. */
export const changedByBoth = <Part>(
  one: readonly Part[] | undefined,
  other: readonly Part[] | undefined,
): readonly Part[] | undefined => one && other && [...new Set([...one, ...other])];

const isOther = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);
