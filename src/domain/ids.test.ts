import { expect, test } from 'vitest';
import { isDocumentId } from './ids.ts';

test.each(['a', '0', 'p1_amy_zed', '_a_', '__a', 'a__', '-', 'x'.repeat(128)])(
  '"%s" names a document',
  (id) => {
    expect(isDocumentId(id)).toBe(true);
  },
);

test.each(['', 'a b', 'a.b', 'a/b', '안녕', 'a\n', 'x'.repeat(129), '__proto__', '__id7__', '____', 7, null])(
  '%j does not: the database would take it for an error of ours',
  (id) => {
    expect(isDocumentId(id)).toBe(false);
  },
);
