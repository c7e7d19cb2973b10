/**
 * What functions read or ask for by a name of its own, by file: documents that they alone write and read, and of
 * the others what no declaration names. Everything else is named by `runtime/field-of.ts`, so that a name which
 * changes does not compile.
 */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'functions/src/backfill.ts': ['behind'],
  // Who made a call and what it asked for, beside what screens read.
  'functions/src/desk/admin-action.ts': ['by', 'callSum'],
  'functions/src/desk/count-queues.ts': ['state'],
  // What a report is of stands in three fields, which the declaration reads as one.
  'functions/src/desk/decide-report.ts': ['callId', 'by', 'targetType', 'targetId', 'parentId'],
  // Of reports as earlier versions wrote them.
  'functions/src/desk/move-decisions.ts': ['decidedAt'],
  'functions/src/exchange/transition-exchange.ts': ['callId', 'callSum'],
  // The parts of a message come in any spelling (`documents/message.ts`), and the desk reads the words alone.
  'functions/src/desk/reported-thing.ts': ['data.${field}', 'imageUrl'],
  // What listings said in public before that became the order's alone.
  'functions/src/desk/take-down.ts': ['buyerId'],
  'functions/src/desk/view-report.ts': ['authorId'],
  // As the message above: an acceptance is known by its verdict, a picture by its address.
  'functions/src/deals/tell-no-show.ts': ['payload.verdict'],
  'functions/src/notices/tell-of-price-drop.ts': ['lowest'],
  'functions/src/pictures/picture-places.ts': ['imageUrl', 'path'],
  'functions/src/exchange/request-exchange.ts': ['last'],
  'functions/src/gold/price-ledger.ts': ['date'],
  'functions/src/gold/tell-of-price-move.ts': ['at', 'isTold', 'to.date', 'place.${side}'],
  'functions/src/gold/write-price-years.ts': ['date'],
  // Of what is kept of a report, whatever it is of.
  'functions/src/people/forget-offers.ts': ['data.sellerId'],
  'functions/src/people/forget-person.ts': ['forgottenAt', 'sellerId', 'meta.fromUid'],
  'functions/src/people/former-member.ts': ['leftAt'],
  // Nobody but whoever gives names away asks for it.
  'functions/src/people/public-name.ts': ['nameKey'],
  'functions/src/pictures/collect-pictures.ts': ['path'],
  'functions/src/pictures/stored-pictures.ts': ['storedAt'],
  'functions/src/push/on-notification-created.ts': ['meta.advertising', 'meta.fromUid', 'meta.${subject}Id'],
  'functions/src/push/push-ledger.ts': ['state', 'leaseUntil', 'tokens'],
  'functions/src/runtime/in-turn.ts': ['at'],
  'functions/src/scheduled/fetch-gold-price.ts': ['isFed'],
  'functions/src/searches/tell-searches.ts': ['isTold'],
  'functions/src/statistics/count-source.ts': ['days'],
  'functions/src/statistics/recount-statistics.ts': ['generation'],
};

/** `get` of a document; `where`, `orderBy` and `select` of a question. */
const NAMED = /\.(?:get|where|orderBy|select)\(\s*(['"`])(.*?)\1/g;

/** Fields that a function names past the declarations, and names above that it has no more. */
export function undeclaredReads(path: string, text: string): readonly string[] {
  if (!path.startsWith('functions/src/')) return [];
  const own = OWN[path] ?? [];
  const named = new Set([...text.matchAll(NAMED)].map(([, , name = '']) => name));
  return [
    ...[...named].filter((name) => !own.includes(name)).map((name) => `${path} names ${name} undeclared`),
    ...own.filter((name) => !named.has(name)).map((name) => `${path} names no ${name} any more`),
  ];
}
