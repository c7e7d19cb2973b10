import { describe, expect, test } from 'vitest';
import { CALL_EXAMPLES } from '#tests/support/call-examples.ts';

const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);

/** What somebody sends in the place of anything. */
const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  1e300,
  '',
  ' \u3000',
  '\u200B\u202E',
  '\uD800',
  '../x',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(100_000),
  '1'.repeat(100_000),
  [],
  Array.from({ length: 10_000 }, () => 'a'),
  deep(500),
  {},
  { kind: '__proto__' },
  JSON.parse('{"__proto__": {"ok": true, "isAdmin": true}, "constructor": {"prototype": {"x": 1}}}'),
];

/** The same with each of its places, inside of lists too, another. */
function* forged(whole: unknown): Generator {
  yield* JUNK;
  if (typeof whole !== 'object' || whole === null) return;
  for (const [name, value] of Object.entries(whole)) {
    for (const other of forged(value)) {
      yield Array.isArray(whole) ? whole.with(Number(name), other) : { ...whole, [name]: other };
    }
    // As many as fit into a request.
    if (Array.isArray(whole)) yield Array.from({ length: 10_000 }, () => value);
  }
  if (!Array.isArray(whole)) {
    yield { ...whole, extra: 'a'.repeat(100_000), __proto: JUNK.at(-1) };
    yield Object.assign(JSON.parse('{"__proto__": {"isAdmin": true}}'), whole);
  }
}

/** Every text, number and list of what was read, however deep. */
function* partsOf(value: unknown): Generator {
  yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) yield* partsOf(inner);
}

/** No text, list or number of a request is longer, or less of a number. */
const isBounded = (part: unknown): boolean => {
  if (typeof part === 'string') return part.length <= 2_000;
  if (typeof part === 'number') return Number.isFinite(part);
  return !Array.isArray(part) || part.length <= 100;
};

describe.each(Object.entries(CALL_EXAMPLES))('%s', (_name, { call, request }) => {
  const all = [...forged(request)];

  test(`reads nothing without an end out of ${all.length} forged requests, and no field that it does not know`, () => {
    const fields = Object.keys(request ?? {});
    for (const data of all) {
      const read = call.request(data);
      const unbounded = [...partsOf(read)].filter((part) => !isBounded(part));
      expect(unbounded.map((part) => JSON.stringify(part).slice(0, 40))).toEqual([]);
      if (typeof read !== 'object' || read === null) continue;
      expect(Object.keys(read).filter((field) => !fields.includes(field))).toEqual([]);
      expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
      expect(Reflect.get(read, 'isAdmin')).toBeUndefined();
    }
  });
});
