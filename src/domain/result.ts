/** An expected outcome that may fail with a code; a bug throws instead. Codes become words in `i18n/ko`. */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: Code };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const err = <Code extends string>(code: Code): { ok: false; code: Code } => ({ ok: false, code });

/** Closes a `switch` over a union: a new member becomes a type error here. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
