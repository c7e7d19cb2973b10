import { IDBKeyRange as KeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordStore, slowRecordStore, type Entry } from './quick-indexeddb.ts';

const word = fc.constantFrom('a', 'b', 'ㄱ', '가', '😀', '\uFFFF', '');
const number = fc.constantFrom(-1, 0, 1, 1.5, -Infinity, Infinity);
const date = fc.constantFrom(new Date(0), new Date(5));
const bytes = fc.constantFrom(Uint8Array.of(1).buffer, Uint8Array.of(1, 2).buffer);
const plain = fc.oneof(word, number, date, bytes);
const key = fc.oneof(plain, fc.array(fc.oneof(plain, fc.array(plain, { maxLength: 2 })), { maxLength: 3 }));
const place = fc.oneof(word, number);

const range = fc
  .record({
    one: fc.option(key, { nil: undefined }),
    other: fc.option(key, { nil: undefined }),
    isOpen: fc.tuple(fc.boolean(), fc.boolean()),
  })
  .map(({ one, other, isOpen: [lowerOpen, upperOpen] }) => ({
    lower: one,
    upper: other,
    lowerOpen,
    upperOpen,
  }));

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('put' as const), key, value: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), key }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('forget' as const), value: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget all' as const), from: number }) },
);

const sorted = (entries: readonly Entry[]) =>
  entries.map((entry) => JSON.stringify(entry)).toSorted((one, other) => (one < other ? -1 : 1));

test.each([[true], [false]])('a quick tree is the slow one, its keys unique: %s', (areKeysUnique) => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.array(range, { maxLength: 10 }), (steps, ranges) => {
      const [quick, slow] = [recordStore(areKeysUnique), slowRecordStore(areKeysUnique)];
      for (const one of steps) {
        const [left, right] = [quick, slow].map((store): readonly Entry[] => {
          if (one.kind === 'put') {
            const before = store.put({ key: one.key, value: one.value });
            return before ? [before] : [];
          }
          if (one.kind === 'delete') return store.delete(one.key);
          if (one.kind === 'forget') return store.deleteByValue(one.value);
          return store.deleteByValue(KeyRange.lowerBound(one.from));
        });
        expect(sorted(left ?? [])).toEqual(sorted(right ?? []));
      }
      for (const isDescending of [false, true]) {
        for (const bounds of [...ranges, { lowerOpen: false, upperOpen: false }]) {
          expect([...quick.records.getRecords(bounds, isDescending)]).toEqual([
            ...slow.records.getRecords(bounds, isDescending),
          ]);
        }
      }
    }),
  );
});
