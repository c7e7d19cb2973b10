import type { Forged, Honest } from './honest.ts';
import { isMap, Raw, type Data, type Value } from './raw-commit.ts';

/** What few fields take. */
const JUNK: readonly (readonly [string, Value])[] = [
  ['is null', null],
  ['is a map', { a: { b: 1 } }],
  ['is NaN', Number.NaN],
  ['is an empty list', []],
  ['is nothing', ''],
  ['is minus one', -1],
  ['is a long text', '가'.repeat(6_000)],
  ['is true', true],
  ['is a fraction', 1.5],
  ['is past', new Date('1990-01-01T00:00:00Z')],
  ['is what is not seen', '\u200B\u3164\u2060'],
  ['is more than is exact', new Raw({ integerValue: '9223372036854775807' })],
  ['is three hundred', Array.from({ length: 300 }, () => 'a')],
  ['is an empty map', {}],
  ['is Infinity', Number.POSITIVE_INFINITY],
  ['is future', new Date('2099-01-01T00:00:00Z')],
  ['is bytes', new Raw({ bytesValue: 'AAEC' })],
  ['is blanks', '  \u3000\u00A0 '],
  ['is minus zero', -0],
];

/** What only functions write, where anybody does. */
const EXTRA = ['extra', 'withheld', 'dealt', 'status'];

const ONE_MORE = 'has one more';

type Path = readonly (string | number)[];
type Change = readonly [how: string, instead: Value | undefined];

/** One field of one write is another, is missing, or is one too many: thousands. */
export function* forgedFields({ uid, other = uid, writes }: Honest): Generator<Forged> {
  for (const [index, { path, data, mask }] of writes.entries()) {
    if (data === null) continue;
    const [id, collection] = path.split('/').toReversed();
    const name = path.startsWith('quotas/') ? `count of ${id}` : `${collection}`;
    const forged = (what: string, now: Value, ...more: readonly string[]): Forged => ({
      what: what.replace(uid, 'me').replace(other, 'other'),
      writes: writes.with(index, { path, data: asData(now), ...(mask && { mask: [...mask, ...more] }) }),
    });
    for (const [field, value] of placesOf(data)) {
      for (const [how, instead] of changesOf(value)) {
        // At times the emulator breaks where it should look up a name that no document can have.
        if (field[0] === 'lastBatch' && how === 'is a long text') continue;
        // Of what the mask does not name as a whole, only what it names is written.
        const isWhole = mask?.includes(field.join('.')) ?? true;
        const more = how === ONE_MORE && !isWhole ? [[...field, 'extra'].join('.')] : [];
        yield forged(`${name}.${field.join('.')} ${how}`, withAt(data, field, instead), ...more);
      }
    }
    for (const extra of EXTRA.filter((field) => !(field in data))) {
      yield forged(`${name} has ${extra} too`, { ...data, [extra]: true }, extra);
    }
  }
}

/** Every place of a value, the inner ones behind the outer. */
function* placesOf(value: Value, above: Path = []): Generator<readonly [Path, Value]> {
  if (above.length > 0) yield [above, value];
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* placesOf(entry, [...above, index]);
  } else if (isMap(value)) {
    for (const [name, entry] of Object.entries(value)) yield* placesOf(entry, [...above, name]);
  }
}

/** With another value at a place, or none. */
function withAt(value: Value, [step, ...rest]: Path, instead: Value | undefined): Value {
  if (step === undefined) throw new Error('nowhere');
  if (Array.isArray(value)) {
    const list: readonly Value[] = value;
    return list.flatMap((entry, index) => {
      if (index !== step) return [entry];
      if (rest.length > 0) return [withAt(entry, rest, instead)];
      return instead === undefined ? [] : [instead];
    });
  }
  if (!isMap(value)) throw new Error('nowhere');
  const entries = Object.entries(value).filter(([name]) => name !== step || rest.length > 0);
  const there = Object.fromEntries(
    entries.map(([name, entry]) => [name, name === step ? withAt(entry, rest, instead) : entry]),
  );
  return rest.length === 0 && instead !== undefined ? { ...there, [step]: instead } : there;
}

const asData = (value: Value): Data => {
  if (!isMap(value)) throw new Error('no document');
  return value;
};

const changesOf = (value: Value): readonly Change[] => [
  ['is missing', undefined] as const,
  ...JUNK.filter(([, junk]) => !isSame(junk, value)),
  ...nearly(value),
  ...(isMap(value) ? [[ONE_MORE, { ...value, extra: 'x' }] as const] : []),
];

const isSame = (one: Value, other: Value): boolean =>
  Object.is(one, other) || (Array.isArray(one) && Array.isArray(other) && one.length + other.length === 0);

/** What is nearly the same. */
function* nearly(value: Value): Generator<Change> {
  if (typeof value === 'number') {
    yield ['is one more', value + 1];
    yield ['is two more', value + 2];
    yield ['is a little more', value + 0.001];
    yield ['is spelled out', String(value)];
  }
  if (typeof value === 'boolean') yield ['is the other', !value];
  if (typeof value === 'string') {
    yield ['has a blank behind it', `${value} `];
    yield ['has a letter behind it', `${value}X`];
    yield ['is in a list', [value]];
  }
  if (Array.isArray(value)) {
    const list: readonly Value[] = value;
    if (list.length > 0) yield ['is twice as long', [...list, ...list]];
    if (list.length > 1) yield ['is the other way round', list.toReversed()];
    yield ['holds nothing too', [...list, null]];
    yield ['is one of many', Array.from({ length: 30 }, () => list[0] ?? 'x')];
  }
}
