import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpsError } from 'firebase-functions/https';
import { describe, expect, test } from 'vitest';
import { inTransaction } from './in-transaction.ts';

/** As the SDK throws what Firestore answers. */
const answered = (code: number, message: string): Error => Object.assign(new Error(message), { code });
const CLOSED = answered(3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.');

/** A database whose transactions end with these errors, one after another, and then succeed. */
function failingWith(...errors: readonly Error[]) {
  const left = [...errors];
  const seen = { runs: 0 };
  return {
    seen,
    database: {
      runTransaction: async (): Promise<never> => {
        seen.runs += 1;
        const error = left.shift();
        if (error) throw error;
        // What the work gives is the caller's own type; these tests ask only whether it was reached.
        throw new Error('done');
      },
    },
  };
}

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'ok';
  } catch (error) {
    return error instanceof HttpsError ? error.code : error instanceof Error ? error.message : 'unknown';
  }
};

describe('a transaction', () => {
  test('that the server has ended for another’s sake is begun anew', async () => {
    const { database, seen } = failingWith(CLOSED, CLOSED);
    expect(await codeOf(inTransaction(async () => null, database))).toBe('done');
    expect(seen.runs).toBe(3);
  });

  test('is not begun anew for ever: then it is to come later, which is a refusal', async () => {
    const { database, seen } = failingWith(...Array.from({ length: 100 }, () => CLOSED));
    expect(await codeOf(inTransaction(async () => null, database))).toBe('aborted');
    expect(seen.runs).toBeLessThan(10);
  });

  test('that never found its turn is a refusal too', async () => {
    const { database, seen } = failingWith(answered(10, '10 ABORTED: too much contention'));
    expect(await codeOf(inTransaction(async () => null, database))).toBe('aborted');
    expect(seen.runs).toBe(1);
  });

  test.each([
    answered(3, '3 INVALID_ARGUMENT: a value is too large'),
    answered(7, '7 PERMISSION_DENIED'),
    new HttpsError('permission-denied', 'somebody else’s order'),
    new Error('a fault of ours'),
  ])('that fails otherwise ($message) is not begun anew, and fails as it did', async (error) => {
    const { database, seen } = failingWith(error);
    await expect(inTransaction(async () => null, database)).rejects.toBe(error);
    expect(seen.runs).toBe(1);
  });
});

test('no function begins a transaction in another way', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const own = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('.runTransaction('));
  expect(files.length).toBeGreaterThan(50);
  expect(own).toEqual([join('runtime', 'in-transaction.ts')]);
});
