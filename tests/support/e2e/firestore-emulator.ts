import { DEMO_PROJECT } from '#scripts/lib/environment.mjs';
import { decodeFields } from '#data/remote/rest/firestore-values.ts';
import { shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';

const host = process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${shiftedPorts(TEST_OFFSET).firestore}`;

const documents = `http://${host}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`;

type TextFields = Readonly<Record<string, { readonly stringValue?: string }>>;

/**
 * The texts of the private account (`users/{uid}`) with this e-mail, as the server holds it; null when there
 * is none.
 */
export async function accountByEmail(email: string): Promise<Record<string, string | undefined> | null> {
  const where = {
    fieldFilter: { field: { fieldPath: 'email' }, op: 'EQUAL', value: { stringValue: email } },
  };
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

/** The whole numbers of a document as the server holds it; null when there is none. */
export async function numbersOf(path: string): Promise<Readonly<Record<string, number>> | null> {
  const answer = await fetch(`${documents}/${path}`, { headers: { Authorization: 'Bearer owner' } });
  if (answer.status === 404) return null;
  const { fields = {} }: { fields?: Readonly<Record<string, { readonly integerValue?: string }>> } =
    await answer.json();
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { integerValue }]) =>
      integerValue === undefined ? [] : [[name, Number(integerValue)]],
    ),
  );
}

/** A field as the server holds it; undefined where there is none. */
export async function storedField(path: string, name: string): Promise<unknown> {
  const answer = await fetch(`${documents}/${path}`, { headers: { Authorization: 'Bearer owner' } });
  const { fields }: { fields?: unknown } = await answer.json();
  return decodeFields(fields)[name];
}

/** The ids of what a collection holds with this value; `parent` is the document that it lies under. */
export async function idsWhere(
  collection: string,
  field: string,
  value: string,
  parent = '',
): Promise<readonly string[]> {
  const where = { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } } };
  const answer = await fetch(`${documents}${parent}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: collection }], where } }),
  });
  const rows: { document?: { name: string } }[] = await answer.json();
  return rows.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
}
