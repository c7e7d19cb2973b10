import firebase from 'firebase/compat/app';
import { QUOTAS, type QuotaKind } from '#domain/quota/quotas.ts';

type Database = firebase.firestore.Firestore;
type Fields = firebase.firestore.DocumentData;
type Batch = firebase.firestore.WriteBatch;
type Place = firebase.firestore.DocumentReference;
type Counts = ReadonlyMap<QuotaKind, { readonly of: string; readonly added: number }>;

/** What making a document counts, by its path; `null` for what no quota knows. */
function countOf(path: string): { readonly kind: QuotaKind; readonly of: string } | null {
  const [, id = '', , below = ''] = path.split('/');
  const of = (kind: QuotaKind, thing: string) => ({ kind, of: thing });
  switch (
    path
      .split('/')
      .filter((_, index) => index % 2 === 0)
      .join('/')
  ) {
    case 'chats/messages':
      return of('messages', id);
    case 'posts/comments':
      return of('comments', `${id}/${below}`);
    case 'posts/likes':
      return of('likes', id);
    case 'priceTargets/targets':
      return of('targets', below);
    case 'favorites/items':
      return of('favorites', below);
    case 'chats':
      return of('chats', id);
    case 'posts':
      return of('posts', id);
    case 'reports':
      return of('reports', id);
    case 'products':
      return of('listings', id);
    default:
      return null;
  }
}

/**
 * The count's own document, as the app writes it: an increment within its window, else the beginning of one.
 */
export async function writeCount(
  database: Database,
  batch: Batch,
  uid: string,
  kind: QuotaKind,
  { of, added }: { readonly of: string; readonly added: number },
): Promise<void> {
  const place = database.doc(`quotas/${uid}/kinds/${kind}`);
  const { FieldValue } = firebase.firestore;
  const at = FieldValue.serverTimestamp();
  const since = await beganAt(place);
  const windowMs = QUOTAS[kind].windowMinutes * 60_000;
  const isRunning = since !== null && Date.now() < since + windowMs;
  if (isRunning) batch.update(place, { used: FieldValue.increment(added), added, of, at });
  else batch.set(place, { since: at, used: added, added, of, at });
}

/** The witness of a wish, as the app writes it. */
export function writeWitness(database: Database, batch: Batch, uid: string, thing: string): void {
  batch.set(database.doc(`wishes/${uid}/items/${thing}`), {
    at: firebase.firestore.FieldValue.serverTimestamp(),
  });
}

/**
 * `null` where nothing has been counted, or the asker may not look: what they write is refused for that then.
 */
async function beganAt(place: Place): Promise<number | null> {
  const found: Fields | undefined = await place.get().then(
    (document) => document.data(),
    () => undefined,
  );
  return found?.['since']?.toMillis() ?? null;
}

/**
 * Somebody's database in which everything that is made is counted as the app counts it, and a like witnessed,
 * so that what a test tries is refused for its own sake and not because nobody counted it.
 */
export function counting(database: Database, uid: string): Database {
  const commit = async (batch: Batch, counts: Counts): Promise<void> => {
    for (const [kind, count] of counts) {
      await writeCount(database, batch, uid, kind, count);
      if (kind === 'likes') writeWitness(database, batch, uid, `like_${count.of}`);
    }
    return batch.commit();
  };
  const countedDoc = (path: string): Place => {
    const place = database.doc(path);
    const count = countOf(path);
    if (!count) return place;
    const set: Place['set'] = (data: Fields) =>
      commit(database.batch().set(place, data), new Map([[count.kind, { of: count.of, added: 1 }]]));
    // Wished again: a new time, and counted like the first.
    const update = (data: Fields) =>
      commit(database.batch().update(place, data), new Map([[count.kind, { of: count.of, added: 1 }]]));
    const isWish = ['likes', 'favorites', 'targets'].includes(count.kind);
    return over(place, isWish ? { set, update } : { set });
  };
  const countedBatch = (): Batch => {
    const batch = database.batch();
    const counts = new Map<QuotaKind, { of: string; added: number }>();
    const counted: Batch = over(batch, {
      set(place: Place, data: Fields) {
        const plain = database.doc(place.path);
        const count = countOf(plain.path);
        if (count) {
          counts.set(count.kind, { of: count.of, added: (counts.get(count.kind)?.added ?? 0) + 1 });
        }
        batch.set(plain, data);
        return counted;
      },
      update(place: Place, data: Fields) {
        batch.update(database.doc(place.path), data);
        return counted;
      },
      commit: () => commit(batch, counts),
    });
    return counted;
  };
  const countedCollection = (path: string) =>
    over(database.collection(path), { doc: (id: string) => countedDoc(`${path}/${id}`) });
  return over(database, { doc: countedDoc, batch: countedBatch, collection: countedCollection });
}

/** The same object with other answers to some calls; everything else is the object's own. */
const over = <T extends object>(target: T, changes: Readonly<Record<string, unknown>>): T =>
  new Proxy(target, {
    get(whole, name) {
      if (typeof name === 'string' && name in changes) return changes[name];
      const own: unknown = Reflect.get(whole, name, whole);
      return typeof own === 'function' ? own.bind(whole) : own;
    },
  });
