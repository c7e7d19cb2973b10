import { shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { commit, root } from './conversation.ts';

const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? `127.0.0.1:${shiftedPorts(TEST_OFFSET).firestore}`;
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

interface Document {
  readonly name: string;
  readonly fields?: unknown;
}

/**
 * What the house publishes, as it stands now; gives the way back to it. Other tests reckon with prices and
 * fees too.
 */
export async function rememberPublished(): Promise<() => Promise<void>> {
  const [prices, tables] = [await listed('goldPrices'), await listed('feeTables')];
  const today = seoulDate(millis(Date.now()));
  return async () => {
    const [changed, added] = [await listed('goldPrices'), await listed('feeTables')];
    const isKnown = (known: readonly Document[], { name }: Document) =>
      known.some((one) => one.name === name);
    const restored = prices.filter(({ name }) => name.endsWith(`/${today}`));
    const made = [
      ...changed.filter((price) => !isKnown(prices, price)),
      ...added.filter((table) => !isKnown(tables, table)),
    ];
    await commit([
      ...restored.map(({ name, fields }) => ({ update: { name, fields } })),
      ...made.map(({ name }) => ({ delete: name })),
    ]);
  };
}

/** Whether the server has such a document. */
export const isStored = async (path: string): Promise<boolean> =>
  (await fetch(`http://${host}/v1/${root}/${path}`, { headers: OWNER })).ok;

async function listed(collection: string): Promise<readonly Document[]> {
  const answer = await fetch(`http://${host}/v1/${root}/${collection}?pageSize=300`, { headers: OWNER });
  const { documents = [] }: { documents?: Document[] } = await answer.json();
  return documents;
}
