const belowSession = ['src/domain', 'src/documents', 'src/data/', 'src/sync', 'src/device'];
const belowFeatures = [
  'src/domain',
  'src/device',
  'src/session',
  'src/services/',
  'src/sync',
  'src/ui',
  'src/i18n',
  'src/fields',
  'src/data/local/queries/',
];

/** The floors table of ARCHITECTURE.md: what each floor may import besides itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/ui': [],
  'src/i18n': [],
  'src/fields': ['src/domain', 'src/ui', 'src/i18n'],
  'src/documents': ['src/domain'],
  'src/data/device': [],
  'src/data/local': ['src/domain', 'src/documents', 'src/data/device'],
  'src/data/remote': ['src/domain', 'src/documents', 'src/data/device'],
  'src/sync': ['src/domain', 'src/documents', 'src/data/'],
  'src/device': ['src/domain'],
  'src/session': belowSession,
  'src/services/account': [...belowSession, 'src/session'],
  'src/services/': [...belowSession, 'src/session', 'src/services/account'],
  'src/features/': belowFeatures,
  'src/routes': [...belowFeatures, 'src/features/'],
  'src/app': ['src/'],
  sw: ['src/domain', 'src/documents', 'src/data/', 'src/sync', 'src/i18n'],
  'functions/src': ['src/domain', 'src/documents', 'src/i18n'],
};

const isInside = (path: string, folder: string): boolean =>
  path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

/** Floors whose folders are rooms of their own, which do not know each other. */
const ROOMED: readonly string[] = ['src/services/', 'src/features/'];

/**
 * The room a file stands in: its floor, and for services and features the one capability; undefined outside
 * the house.
 */
export function roomOf(path: string): string | undefined {
  const floor = Object.keys(mayImport).find((candidate) => isInside(path, candidate));
  return floor !== undefined && ROOMED.includes(floor) ? path.split('/').slice(0, 3).join('/') : floor;
}

/** Whether a file may import another, both being part of the house. */
export function isAllowed(from: string, to: string): boolean {
  const room = roomOf(from);
  if (room === undefined) return true;
  if (room === roomOf(to)) return true;
  const floor = mayImport[room] ? room : ROOMED.find((roomed) => room.startsWith(roomed));
  if (floor === undefined) return false;
  return (mayImport[floor] ?? []).some((folder) => isInside(to, folder));
}

/**
 * Parts that features reach through another one only, so that what they make up is drawn alike everywhere.
 */
const DOORS: readonly { readonly parts: readonly string[]; readonly door: string }[] = [
  {
    parts: ['error-state', 'offline-state', 'skeleton-list'].map((part) => `src/ui/feedback/${part}.tsx`),
    door: 'src/ui/feedback/live-state.tsx',
  },
];

/** What a feature has to import instead; undefined where it may import the file itself. */
export const doorTo = (from: string, to: string): string | undefined =>
  from.startsWith('src/features/') ? DOORS.find(({ parts }) => parts.includes(to))?.door : undefined;

/** Packages that only some folders may know. */
export const packageHomes: readonly { matches: RegExp; homes: readonly string[] }[] = [
  { matches: /^@?firebase(\/|$)/, homes: ['src/data/remote/'] },
  { matches: /^valibot$/, homes: ['src/documents/', 'src/data/remote/'] },
  { matches: /^dexie$/, homes: ['src/data/local/'] },
];
