/** Writing documents that are not there yet. */

/** A commit holds 500 writes; the rest is room for large documents. */
const BATCH = 400;

/** @param documents path to data; returns how many were created */
export async function createMissing(db, documents) {
  const entries = [...documents].map(([path, data]) => ({ ref: db.doc(path), data }));
  const created = await Promise.all(chunks(entries, BATCH).map((chunk) => createChunk(db, chunk)));
  return created.reduce((sum, count) => sum + count, 0);
}

async function createChunk(db, entries) {
  const found = await db.getAll(...entries.map(({ ref }) => ref), { fieldMask: [] });
  const missing = entries.filter((_, i) => !found[i].exists);
  if (missing.length === 0) return 0;
  const batch = db.batch();
  for (const { ref, data } of missing) batch.create(ref, data);
  await batch.commit();
  return missing.length;
}

const chunks = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
