/**
 * What functions read by a name of its own, by file: documents that they alone write and read, and of the others
 * what no declaration names. Everything else is read by `runtime/field-of.ts`, so that a name which changes does
 * not compile.
 */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'functions/src/backfill.ts': ['behind'],
  // Who made a call and what it asked for, beside what screens read.
  'functions/src/desk/admin-action.ts': ['by', 'callSum'],
  'functions/src/desk/decide-report.ts': ['callId', 'by'],
  'functions/src/exchange/transition-exchange.ts': ['callId', 'callSum'],
  'functions/src/desk/reported-thing.ts': ['data.${field}'],
  // What listings said in public before that became the order's alone.
  'functions/src/desk/take-down.ts': ['buyerId'],
  // Its parts come in any spelling (`documents/message.ts`), and the desk reads the words alone.
  'functions/src/desk/view-report.ts': ['text', 'imageUrl'],
  'functions/src/exchange/request-exchange.ts': ['last'],
  'functions/src/gold/price-ledger.ts': ['date'],
  'functions/src/gold/tell-of-price-move.ts': ['at', 'isTold', 'to.date', 'place.${side}'],
  // Written by the same name in the next line.
  'functions/src/people/answer-time.ts': ['standing.answerTime'],
  'functions/src/people/recount-people.ts': ['standing.isEmailVerified'],
  'functions/src/people/forget-person.ts': ['forgottenAt'],
  'functions/src/pictures/collect-pictures.ts': ['path'],
  'functions/src/push/on-notification-created.ts': ['meta.advertising', 'meta.fromUid', 'meta.${subject}Id'],
  'functions/src/push/push-ledger.ts': ['state', 'leaseUntil', 'tokens'],
  'functions/src/runtime/in-turn.ts': ['at'],
  'functions/src/scheduled/fetch-gold-price.ts': ['isFed'],
  'functions/src/searches/tell-searches.ts': ['isTold'],
  'functions/src/statistics/count-source.ts': ['days'],
  'functions/src/statistics/recount-statistics.ts': ['generation'],
};

/** Fields that a function reads past the declarations, and names above that nothing reads any more. */
export function undeclaredReads(path: string, text: string): readonly string[] {
  if (!path.startsWith('functions/src/')) return [];
  const own = OWN[path] ?? [];
  const read = new Set([...text.matchAll(/\.get\(\s*(['"`])(.*?)\1/g)].map(([, , name = '']) => name));
  return [
    ...[...read].filter((name) => !own.includes(name)).map((name) => `${path} reads ${name} undeclared`),
    ...own.filter((name) => !read.has(name)).map((name) => `${path} reads no ${name} any more`),
  ];
}
