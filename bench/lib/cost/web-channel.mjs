/**
 * Counts what a listener's stream is charged for: each document that is added to or changed in each query's
 * answer, and one for a query whose first answer is empty. The emulator gives a whole answer anew for every
 * change of it, where Firestore gives what has changed: the same version of a document is counted once for a
 * query. The stream is chunks of JSON, each behind its length.
 */
export function createStreamReader() {
  let rest = '';
  /** Reads since the last time, by what they are of. */
  let reads = {};
  const charge = (what, times = 1) => (reads[what] = (reads[what] ?? 0) + times);
  /** Documents that have come for a query before its first answer was whole; gone once it was. */
  const opening = new Map();
  /** The version of each document that a query's answer holds, by query and name. */
  const versions = new Map();

  const take = (event) => {
    const { documentChange, documentRemove, targetChange } = event;
    if (documentChange) {
      const targets = documentChange.targetIds ?? [];
      const news = targets.filter((target) => isNews(target, documentChange.document));
      if (news.length > 0) charge(`listening to ${collectionOf(documentChange.document.name)}`, news.length);
      for (const target of targets) if (opening.has(target)) opening.set(target, opening.get(target) + 1);
    }
    // It left an answer because it has changed.
    const left = documentRemove?.removedTargetIds?.length ?? 0;
    if (left > 0) charge(`listening to ${collectionOf(documentRemove.document)}`, left);
    if (targetChange?.targetChangeType === 'ADD') for (const id of targetChange.targetIds) opening.set(id, 0);
    if (targetChange?.targetChangeType === 'CURRENT') {
      for (const id of targetChange.targetIds) {
        if (opening.get(id) === 0) charge('listening to nothing yet');
        opening.delete(id);
      }
    }
  };

  function isNews(target, { name, updateTime }) {
    const key = `${target} ${name}`;
    if (versions.get(key) === updateTime) return false;
    versions.set(key, updateTime);
    return true;
  }

  return {
    /** @param {string} text */
    feed(text) {
      rest += text;
      for (;;) {
        const end = rest.indexOf('\n');
        const length = Number(rest.slice(0, end));
        if (end === -1 || !Number.isInteger(length) || rest.length < end + 1 + length) return;
        const chunk = JSON.parse(rest.slice(end + 1, end + 1 + length));
        rest = rest.slice(end + 1 + length);
        for (const [, payload] of chunk) if (Array.isArray(payload)) payload.forEach(take);
      }
    },
    /** Reads since the last time. */
    taken() {
      const since = reads;
      reads = {};
      return since;
    },
  };
}

/** @param {string} name of a document, whole */
const collectionOf = (name) => name.split('/').at(-2);
