import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/**
 * What every page needs, the route tree included, as one file: it compresses better and each lazy screen
 * names fewer files.
 */
const FIRST_LOAD = 'first-load';

/**
 * Parts of the first load that are files of their own and run before the rest, each in a task of its own:
 * what starts the others and asks for a listing before the app is there, and the libraries.
 */
const FORERUNNERS = [
  {
    name: 'early',
    test: /\/src\/(?:app\/(?:early|run-parts)|services\/listing\/early-cover|ui\/display\/photo-sources|data\/remote\/(?:config|next-task|read-code|rest\/(?:document-address|early-document|endpoints)))/,
    priority: 14,
  },
  {
    name: 'lib-react',
    test: /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//,
    priority: 13,
  },
  { name: 'lib-dexie', test: /\/node_modules\/dexie(?:-react-hooks)?\//, priority: 12 },
  // Every screen reads it, and reading the plan of its tables takes as long as running a library.
  {
    name: 'catalogue-database',
    test: /\/src\/data\/local\/(?:catalogue-database|async-scopes|database-guard)\./,
    priority: 11,
  },
  // Icons are built of a module of ours, and stay with it.
  { name: 'lib-router', test: /\/node_modules\/(?!lucide-react\/)/, priority: 10 },
] as const;

/** Which of {@link FORERUNNERS} a file of the build is; -1 for any other. */
export const forerunnerRank = (file: string): number =>
  FORERUNNERS.findIndex(({ name }) => file.includes(`/${name}-`));

/** Admin code lives in its own folder of the build, so that the worker does not put it on every phone. */
export const isAdminChunk = (chunk: {
  name: string;
  facadeModuleId?: string | null;
  moduleIds: string[];
}): boolean =>
  chunk.name !== FIRST_LOAD &&
  [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) =>
    /\/src\/(routes|features)\/admin[./]/.test(id),
  );

/**
 * What most screens are made of, as one file: a hundred files of 300 bytes each cost a first visit more in
 * requests than they save in bytes. What home alone needs stays out of it, and so do the forms that are kept:
 * they bring what a command needs, which is made of this. So do the tabs, which bring a library of their own.
 */
const SHARED = {
  name: 'shared',
  test: /\/src\/(?:ui\/(?!overlay|.*tabs\.tsx)|domain|session\/(?:use-|notice-arrived|live-answers|running-sync|kept-answer|keeping-equal|forget-with-|persons-key)|device\/(?:use-|this-tab|page-visibility|next-paint)|services\/forms\/use-(?!kept-|left-draft)|data\/local\/(?!push-|shared-|private-)|sync\/catalogue\/refresh-target|i18n\/ko\/(?:(?:call-)?refusals|person\.|text-limit))|\/lucide-react\//,
  minShareCount: 6,
} as const;

/** The forms that are kept, which are too small to be a file each. */
const FORMS = {
  name: 'forms',
  test: /\/src\/services\/forms\/(?:draft-store|kept-|left-draft|use-(?:kept-|left-draft))/,
  minShareCount: 2,
} as const;

/** What somebody does, without what delivers it: whoever does one thing does another soon. */
const COMMANDS = {
  name: 'commands',
  test: /\/src\/(?:sync\/commands\/(?!waiting-rows|keep-own-gold)|data\/local\/notification-store)/,
  minShareCount: 2,
} as const;

/** What is done with an account: each is a small file, and whoever does one does another soon. */
const ACCOUNT = {
  name: 'account',
  test: /\/src\/services\/account\//,
  minShareCount: 2,
} as const;

/** What home paints before anything was asked; the other users of its icons are small. */
const HOME = {
  name: 'home',
  test: /\/src\/i18n\/ko\/home\.|\/lucide-react\/.*\/(?:tag|map-pin|arrow-left-right)\./,
} as const;

/** What the screens of the market share beside that; the steps of forms go with the overlays. */
const MARKET = {
  name: 'market',
  test: /\/src\/(?:features\/(?:market\/listing|trust\/standing\.|safety\/late-)|fields|session\/use-unblocked|sync\/commands\/set-favorite|data\/local\/(?:queries|list-places|read-together)|i18n\/ko\/(?:product|favorites|money|quota|weight-field)|device\/(?:weight-unit|use-quiet)|ui\/(?!overlay|.*tabs|layout\/wizard)|domain)|\/lucide-react\/|\/react-router\/.*\/(?:ScrollRestoration|useRouterState)/,
  minShareCount: 2,
} as const;

/** The question, the button that asks it, the sheet and what they stand on: most who have the one have the others. */
const DIALOGS = {
  name: 'dialogs',
  test: /\/src\/ui\/overlay\/(?:asking-button|confirm-dialog|sheet\.tsx|use-(?:first-opening|close-on-back|above-keyboard|swipe-down))|\/@base-ui\/react\/(?:alert-)?dialog\//,
} as const;

/** What signing in, signing up and the mails of both share. */
const AUTH = {
  name: 'auth',
  test: /\/src\/(?:features\/auth\/|i18n\/ko\/account-fields)/,
  minShareCount: 2,
} as const;

/** How a function of the server is called. */
const CALLS = {
  name: 'calls',
  test: /\/src\/data\/remote\/(?:functions|ask-function|failure-of|own-account|rest\/(?:parsed|document-transport))\./,
  minShareCount: 2,
} as const;

/** Who is kept as signed in on the disk, which every visit asks. */
const SIGN_IN = {
  name: 'persisted-sign-in',
  test: /\/src\/data\/(?:remote\/persisted-sign-in|device\/open-existing)\.|\/node_modules\/idb\//,
} as const;

/** Who runs all this: the end of each page. */
const OPERATOR = {
  name: 'operator',
  test: /\/src\/(?:app\/shell\/operator-identity|services\/operator\/business-info|i18n\/ko\/(?:operator|particle))\./,
} as const;

/** What is known of a person, and what can be done about them. */
const PERSON = {
  name: 'person',
  test: /\/src\/(?:(?:features\/(?:trust\/(?!standing\.)|safety\/(?!late-))|services\/safety\/|domain\/account\/account-age\.)|i18n\/ko\/(?:standing|safety)\.)/,
} as const;

/** What is said of a piece on offer. */
const SPECS = {
  name: 'listing-specs',
  test: /\/src\/(?:features\/market\/product\/listing-specs|i18n\/ko\/(?:listing-fields|honest-value))\./,
} as const;

/** What the screens of the board share. */
const BOARD = {
  name: 'board-parts',
  test: /\/src\/(?:features\/board\/(?:board\.module|board-search|waiting-(?!mark))|i18n\/ko\/board\.|session\/use-older-pages)/,
  minShareCount: 2,
} as const;

/** How the price of gold went, on home and on a screen of its own. */
const PRICES = {
  name: 'price-points',
  test: /\/src\/(?:features\/market\/gold\/(?:price-trend|use-price-points|price-change)|i18n\/ko\/gold-price)\./,
} as const;

/** What every reading of the server needs: questions, documents, addresses. */
const REMOTE = {
  name: 'remote',
  test: /\/src\/(?:documents|data\/remote\/(?:config|by-time|queries|query-description|read-code|codec|rest\/(?:authorised|firestore-|outbox-endpoints|structured-query))|sync\/(?:storage\/make-room|catalogue\/evict-|market\/keep-listings))|\/valibot\//,
  minShareCount: 2,
} as const;

/** What the page listens with once its first screen stands, as far as others need it too: small files, all. */
const BEHIND = {
  name: 'behind',
  test: /\/src\/(?:ui\/overlay\/overlay(?:s|-history|-steps)\.|device\/(?:device-keys|install-prompt|lasting-storage|platform|request-background-sync|save-file|time-limit)|data\/local\/(?:kept-store|push-arrivals|account-store|own-gold-database|private-pictures)|device\/shown-notifications|session\/(?:live-news|before-sign-out|one-flight|renew-claims|rooms-error|signing-out)|services\/(?:storage|failures)\/|services\/forms\/(?:draft-refusals|rescued-draft)|services\/push\/token-cache)/,
  minShareCount: 2,
} as const;

/**
 * None of them takes what its modules depend on along: a library that one of them needs stays where it is.
 * That a chunk never waits for itself is what `no-chunk-cycles.ts` watches.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: FIRST_LOAD, tags: ['$initial'], priority: 9 },
  ...FORERUNNERS.map((forerunner) => ({
    ...forerunner,
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
  })),
  ...[
    { ...HOME, priority: 3 },
    { ...SHARED, priority: 2 },
    { ...MARKET, priority: 1 },
    { ...REMOTE, priority: 0 },
    { ...FORMS, priority: 0 },
    { ...DIALOGS, priority: 0 },
    { ...AUTH, priority: 0 },
    { ...CALLS, priority: 0 },
    { ...SIGN_IN, priority: 0 },
    { ...OPERATOR, priority: 0 },
    { ...PERSON, priority: 0 },
    { ...SPECS, priority: 0 },
    { ...BOARD, priority: 3 },
    { ...PRICES, priority: 3 },
    { ...ACCOUNT, priority: 0 },
    { ...COMMANDS, priority: 0 },
    { ...BEHIND, priority: 0 },
  ].map((group) => ({ ...group, includeDependenciesRecursively: false })),
];

/**
 * What the first file names as needed by each lazy chunk: styles and the few shared files, so that these are
 * fetched beside the chunk and not behind it. A list of every script costs 3 KB of the first load, and the
 * worker has them on the disk anyway.
 */
export const preloadsOf = (
  _file: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html'
    ? needed
    : needed.filter((file) => /\.css$|\/(?:shared|market|remote|home)-[\w-]{7}\.js$/.test(file));
