/**
 * Counts what a listener's stream is charged for: each document that is added to or changed in each query's
 * answer, and one for a query whose first answer is empty. The stream is chunks of JSON, each behind its
 * length.
 */
export function createStreamReader() {
  let rest = '';
  let reads = 0;
  /** Documents that have come for a query before its first answer was whole; gone once it was. */
  const opening = new Map();

  const take = (event) => {
    const { documentChange, documentRemove, targetChange } = event;
    if (documentChange) {
      const targets = documentChange.targetIds ?? [];
      reads += targets.length;
      for (const target of targets) if (opening.has(target)) opening.set(target, opening.get(target) + 1);
    }
    // It left an answer because it has changed.
    if (documentRemove) reads += documentRemove.removedTargetIds?.length ?? 0;
    if (targetChange?.targetChangeType === 'ADD') for (const id of targetChange.targetIds) opening.set(id, 0);
    if (targetChange?.targetChangeType === 'CURRENT') {
      for (const id of targetChange.targetIds) {
        if (opening.get(id) === 0) reads += 1;
        opening.delete(id);
      }
    }
  };

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
      reads = 0;
      return since;
    },
  };
}
