import { plainValue } from './plain-value.mjs';

/**
 * Answers the questions to the market in the emulator's stead: which cards, the index says; what they hold
 * comes from the emulator, by their names, as Firestore itself does it, or where it `isHeld` from the index,
 * as it was written. The emulator alone looks at every document for every question.
 */
export function createIndexedAnswers({ index, origin, root, isHeld = false }) {
  const asked = new Map();

  /** The body of an answer, or `null` for what is the emulator's to answer. */
  async function answer(url, body) {
    const isCount = url.includes(':runAggregationQuery');
    if (!isCount && !url.includes(':runQuery')) return null;
    const query = queryIn(body);
    if (query.from[0].collectionId !== 'listingCards') return null;
    const ids = index.idsOf(query);
    if (ids === null) return null;
    asked.set(`${url} ${body}`, { url, body });
    return isCount ? counted(ids.length) : documents(ids, query.select);
  }

  async function documents(ids, select) {
    const readTime = new Date().toISOString();
    if (ids.length === 0) return [{ readTime }];
    if (isHeld) {
      return ids.map((id) => ({
        document: { name: `${root}/listingCards/${id}`, fields: index.fieldsOf(id, select) },
        readTime,
      }));
    }
    const names = ids.map((id) => `${root}/listingCards/${id}`);
    const found = await ask(`/v1/${root}:batchGet`, {
      documents: names,
      ...(select ? { mask: { fieldPaths: select.fields.map(({ fieldPath }) => fieldPath) } } : {}),
    });
    const byName = new Map(found.flatMap((row) => (row.found ? [[row.found.name, row.found]] : [])));
    return names.map((name) => ({ document: byName.get(name), readTime }));
  }

  async function ask(path, body) {
    const answered = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    if (!answered.ok) throw new Error(await answered.text());
    return answered.json();
  }

  /**
   * Puts to the emulator itself what was asked so far, or `most` of it spread over all, and says how often
   * it answers otherwise.
   */
  async function compare(most = asked.size) {
    const all = [...asked.values()];
    const some = all.filter(
      (_, n) => Math.floor((n * most) / all.length) !== Math.floor(((n - 1) * most) / all.length),
    );
    const result = { questions: some.length, different: 0 };
    for (const { url, body } of some) {
      const [mine, own] = [await answer(url, body), await ask(url, JSON.parse(body))];
      if (JSON.stringify(mine.map(gistOf)) === JSON.stringify(own.map(gistOf))) continue;
      result.different += 1;
      console.log('the emulator answers otherwise:', body);
    }
    return result;
  }

  return { answer, compare };
}

const queryIn = (body) => {
  const parsed = JSON.parse(body);
  return parsed.structuredQuery ?? parsed.structuredAggregationQuery.structuredQuery;
};

const counted = (count) => [
  {
    result: { aggregateFields: { count: { integerValue: String(count) } } },
    readTime: new Date().toISOString(),
  },
];

/** Names, order, fields with what they hold, and counts. */
const gistOf = ({ document, result }) => [
  document?.name,
  document && plainValue({ mapValue: { fields: document.fields } }),
  result?.aggregateFields,
];
