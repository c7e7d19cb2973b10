import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

/** What anybody may list, by the largest page. */
const PUBLIC = [
  'products',
  'profiles',
  'reviews',
  'posts',
  'stores',
  'feeTables',
  'goldPrices',
  'goldPriceYears',
] as const;

/** The web SDK knows no offset, so these go out as requests of their own. */
async function list(parent: string, collectionId: string, offset: number): Promise<number> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const project = process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru';
  const answer = await fetch(
    `http://${host}/v1/projects/${project}/databases/(default)/documents${parent}:runQuery`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId }],
          ...(collectionId === 'products'
            ? {
                where: {
                  fieldFilter: {
                    field: { fieldPath: 'status' },
                    op: 'EQUAL',
                    value: { stringValue: 'selling' },
                  },
                },
              }
            : {}),
          limit: 10,
          ...(offset === 0 ? {} : { offset }),
        },
      }),
    },
  );
  await answer.body?.cancel();
  return answer.status;
}

describe('a list begins at its beginning or at a cursor: what is skipped would be paid for', () => {
  test('the emulator with our rules is there', async () => {
    const environment = await initializeTestEnvironment({
      projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru',
    });
    expect(environment.emulators.firestore).toBeDefined();
    await environment.cleanup();
  });

  test.each([...PUBLIC.map((name) => ['', name] as const), ['/posts/p1', 'comments'] as const])(
    '%s/%s',
    async (parent, name) => {
      expect(await list(parent, name, 0)).toBe(200);
      for (const offset of [1, 500, 1_000_000]) expect(await list(parent, name, offset)).toBe(403);
    },
  );
});
