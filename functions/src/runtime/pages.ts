import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';

/** Documents that are held at once. */
const PAGE = 200;

/**
 * Everything that a query finds, page by page in the order of the documents' ids, so that a million of them need no more
 * memory than a page. `read` asks: within a transaction, say.
 */
export async function* pagesOf(
  query: Query,
  read: (page: Query) => Promise<QuerySnapshot> = (page) => page.get(),
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const byId = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await read(last === undefined ? byId : byId.startAfter(last));
    last = docs.length < PAGE ? undefined : docs.at(-1);
    if (docs.length > 0) yield docs;
  } while (last !== undefined);
}
