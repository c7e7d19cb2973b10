import { lookUpsOf } from './rule-look-ups.mjs';

/** Index entries that one read pays for when documents are counted. */
const COUNTED_PER_READ = 1_000;

/**
 * What Firestore charges for a request over REST and its answer. Deletions are charged as writes here, which
 * is a little more than they cost. `uid` is who asks: functions ask past the rules and pay for no look-ups.
 * @param {{ method: string, url: string, asked: string, status: number, answered: string, uid: string | null }} request
 */
export function chargesOf({ method, url, asked, status, answered, uid }) {
  const path = decodeURIComponent(url.split('?')[0]);
  const verb = /:(\w+)$/.exec(path)?.[1] ?? method;
  const lookUps = uid === null ? [] : lookUpsOf({ verb, path, url, asked, uid });
  return { reads: readsOf(verb, status, answered), writes: writesOf(verb, url, status, asked), lookUps };
}

function readsOf(verb, status, answered) {
  // What is not there was looked for.
  if (verb === 'GET') return status === 200 || status === 404 ? 1 : 0;
  if (status !== 200) return 0;
  if (verb === 'batchGet') return rowsIn(answered).filter(({ found, missing }) => found || missing).length;
  if (verb === 'runQuery') return Math.max(1, rowsIn(answered).filter(({ document }) => document).length);
  if (verb === 'runAggregationQuery') {
    const [row] = rowsIn(answered);
    const count = Number(Object.values(row?.result?.aggregateFields ?? {})[0]?.integerValue ?? 0);
    return Math.max(1, Math.ceil(count / COUNTED_PER_READ));
  }
  return 0;
}

function writesOf(verb, url, status, asked) {
  if (status !== 200) return 0;
  if (verb === 'commit' || verb === 'batchWrite') return (JSON.parse(asked).writes ?? []).length;
  return verb === 'PATCH' || (verb === 'POST' && url.includes('documentId=')) ? 1 : 0;
}

const rowsIn = (body) => {
  const parsed = JSON.parse(body);
  return Array.isArray(parsed) ? parsed : [parsed];
};
