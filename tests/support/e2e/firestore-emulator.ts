import { DEMO_PROJECT } from '#scripts/lib/environment.mjs';
import { shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';

const host = process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${shiftedPorts(TEST_OFFSET).firestore}`;

type TextFields = Readonly<Record<string, { readonly stringValue?: string }>>;

/** The texts of the private account (`users/{uid}`) with this e-mail, as the server holds it; null when there is none. */
export async function accountByEmail(email: string): Promise<Record<string, string | undefined> | null> {
  const where = {
    fieldFilter: { field: { fieldPath: 'email' }, op: 'EQUAL', value: { stringValue: email } },
  };
  const documents = `http://${host}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`;
  const answer = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'users' }], where, limit: 1 } }),
  });
  const [row]: { document?: { fields: TextFields } }[] = await answer.json();
  const fields = Object.entries(row?.document?.fields ?? {});
  return fields.length === 0
    ? null
    : Object.fromEntries(fields.map(([name, value]) => [name, value.stringValue]));
}
