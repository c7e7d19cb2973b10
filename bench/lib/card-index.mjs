/**
 * What Firestore's indexes do and its emulator's do not: gives the cards that a query finds, in its order,
 * without a look at all of them. It speaks the REST requests' own words, and `card-index.test.ts` and `compare`
 * in indexed-answers hold it against a look at everything and against the emulator.
 */
export function createCardIndex() {
  const cards = [];
  const places = new Map();
  const named = { tokens: new Map(), shelves: new Map() };
  const inOrder = new Map();
  const shown = new Map();

  /** `fields` as REST writes them; a card that changed takes a new place. */
  function put(id, fields) {
    const former = places.get(id);
    if (former !== undefined) cards[former] = null;
    const at = cards.length;
    const scalars = Object.entries(fields).filter(
      ([name, value]) => name in KEPT && plain(value) !== undefined,
    );
    cards.push({ id, ...Object.fromEntries(scalars.map(([name, value]) => [name, plain(value)])) });
    places.set(id, at);
    for (const [list, postings] of Object.entries(named)) {
      for (const { stringValue } of fields[list].arrayValue.values ?? []) {
        const posting = postings.get(stringValue);
        if (posting) posting.push(at);
        else postings.set(stringValue, [at]);
      }
    }
    const { tokens: _tokens, shelves: _shelves, ...rest } = fields;
    shown.set(id, JSON.stringify(rest));
    inOrder.clear();
  }

  function take(id) {
    const at = places.get(id);
    if (at !== undefined) cards[at] = null;
    places.delete(id);
    inOrder.clear();
  }

  /** What a question that names its fields reads of a card. */
  function fieldsOf(id, select) {
    const fields = JSON.parse(shown.get(id));
    return Object.fromEntries(
      select.fields.flatMap(({ fieldPath }) => (fieldPath in fields ? [[fieldPath, fields[fieldPath]]] : [])),
    );
  }

  /** Ids of a page, or `null` for a query that is none of a list's. */
  function idsOf({ where, orderBy = [], startAt, limit }) {
    const filters = (where?.compositeFilter?.filters ?? []).map(({ fieldFilter }) => fieldFilter);
    const list = filters.find(({ field }) => field.fieldPath in named);
    if (!list) return null;
    const order = orderBy.map(({ field, direction }) => [
      field.fieldPath,
      direction === 'ASCENDING' ? 1 : -1,
    ]);
    const key = JSON.stringify([filters, order]);
    const found = inOrder.get(key) ?? sorted(candidates(list, filters), order);
    inOrder.set(key, found);
    const behind = startAt?.values.map((value) => (value.referenceValue ? idIn(value) : plain(value)));
    const from = behind ? found.findIndex((card) => compare(order, card, behind) > 0) : 0;
    return from === -1 ? [] : found.slice(from, from + limit).map(({ id }) => id);
  }

  function candidates({ field, value }, filters) {
    const names = value.arrayValue ? value.arrayValue.values.map(plain) : [plain(value)];
    const at = new Set(names.flatMap((name) => named[field.fieldPath].get(name) ?? []));
    const others = filters.filter((filter) => !(filter.field.fieldPath in named));
    return [...at].flatMap((n) => {
      const card = cards[n];
      return card && others.every((filter) => passes(card, filter)) ? [card] : [];
    });
  }

  return { put, take, idsOf, fieldsOf };
}

/** What queries order and filter by. */
const KEPT = {
  bumpedAt: 1,
  price: 1,
  perGram: 1,
  favoriteCount: 1,
  category: 1,
  grade: 1,
  sido: 1,
  place: 1,
};

const sorted = (cards, order) =>
  cards.toSorted((one, other) =>
    compare(
      order,
      one,
      order.map(([name]) => valueAt(other, name)),
    ),
  );

function compare(order, card, values) {
  for (const [index, [name, way]] of order.entries()) {
    const value = valueAt(card, name);
    if (value !== values[index]) return value < values[index] ? -way : way;
  }
  return 0;
}

const valueAt = (card, name) => (name === '__name__' ? card.id : card[name]);

function passes(card, { field, op, value }) {
  const held = card[field.fieldPath];
  if (op === 'IN') return value.arrayValue.values.map(plain).includes(held);
  if (op === 'EQUAL') return held === plain(value);
  if (op === 'GREATER_THAN_OR_EQUAL') return held >= plain(value);
  if (op === 'LESS_THAN_OR_EQUAL') return held <= plain(value);
  throw new Error(`no query of a list asks for ${op}`);
}

/** Text and numbers as they are, moments as milliseconds: the bench's have no finer ones. */
function plain({ stringValue, integerValue, doubleValue, timestampValue }) {
  if (timestampValue !== undefined) return Date.parse(timestampValue);
  return stringValue ?? (integerValue === undefined ? doubleValue : Number(integerValue));
}

const idIn = ({ referenceValue }) => referenceValue.slice(referenceValue.lastIndexOf('/') + 1);
