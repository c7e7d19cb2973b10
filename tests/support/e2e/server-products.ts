import { DEMO_PROJECT } from '#scripts/lib/environment.mjs';
import { shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';

const host = process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${shiftedPorts(TEST_OFFSET).firestore}`;
const documents = `http://${host}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`;

/** A listing as the server holds it, in the words of the filters. */
export interface ServerProduct {
  readonly title: string;
  readonly category: string;
  readonly purity: string;
  readonly grams: number;
  readonly price: number;
  readonly sido: string;
  readonly sigungu: string;
  readonly status: string;
  readonly hasCertificate: boolean;
  readonly favorites: number;
}

interface RestValue {
  readonly stringValue?: string;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly booleanValue?: boolean;
  readonly mapValue?: { readonly fields?: Fields };
}
type Fields = Readonly<Record<string, RestValue>>;

/** Every listing that is not hidden, with what its card counts. */
export async function shownProducts(): Promise<readonly ServerProduct[]> {
  const [products, cards] = await Promise.all([allOf('products'), allOf('listingCards')]);
  const counted = new Map(cards.map(({ name, fields }) => [idIn(name), numberOf(fields['favoriteCount'])]));
  return products
    .map(({ name, fields }) => ({ ...productOf(fields), favorites: counted.get(idIn(name)) ?? 0 }))
    .filter(({ status }) => status !== 'hidden');
}

interface StoredDocument {
  readonly name: string;
  readonly fields: Fields;
}

async function allOf(collectionId: string): Promise<readonly StoredDocument[]> {
  const answer = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }] } }),
  });
  const rows: { document?: StoredDocument }[] = await answer.json();
  return rows.flatMap(({ document }) => document ?? []);
}

const idIn = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Puts a listing on top of the newest, as its seller does. */
export async function bump(productId: string): Promise<void> {
  const answer = await fetch(`${documents}/products/${productId}?updateMask.fieldPaths=bumpedAt`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { bumpedAt: { timestampValue: new Date().toISOString() } } }),
  });
  if (!answer.ok) throw new Error(`the emulator did not bump ${productId}: ${await answer.text()}`);
}

function productOf(fields: Fields): Omit<ServerProduct, 'favorites'> {
  const region = fields['region']?.mapValue?.fields ?? {};
  return {
    title: textOf(fields['title']),
    category: textOf(fields['category']),
    purity: textOf(fields['purity']),
    grams: numberOf(fields['weightG']),
    price: numberOf(fields['price']),
    sido: textOf(region['sido']),
    sigungu: textOf(region['sigungu']),
    status: textOf(fields['status']),
    hasCertificate: fields['hasCertificate']?.booleanValue === true,
  };
}

const textOf = (value: RestValue | undefined): string => value?.stringValue ?? '';
const numberOf = (value: RestValue | undefined): number =>
  Number(value?.integerValue ?? value?.doubleValue ?? 0);
