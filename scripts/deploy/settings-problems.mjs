/** What `.env` lacks for a project that people use, as sentences; nothing where it is whole. */
const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_MESSAGING_SENDER_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_PUSH_PUBLIC_KEY_PRODUCTION',
];

/** Whoever sells in Korea says by law who they are. */
const BY_LAW = ['NAME', 'REPRESENTATIVE', 'REGISTRATION', 'MAIL_ORDER', 'ADDRESS', 'PHONE', 'EMAIL'].map(
  (name) => `VITE_BUSINESS_${name}`,
);

/** @param {Readonly<Record<string, string | undefined>>} given */
export function settingsProblems(given) {
  const valueOf = (name) => given[name] ?? '';
  const missing = [...REQUIRED, ...BY_LAW].filter((name) => valueOf(name) === '');
  const project = valueOf('VITE_FIREBASE_PROJECT_ID');
  const bucket = valueOf('VITE_FIREBASE_STORAGE_BUCKET');
  const feed = valueOf('GOLD_PRICE_URL');
  const jump = valueOf('GOLD_PRICE_MAX_JUMP_PERCENT');
  return [
    ...missing.map((name) => `${name} is empty.`),
    ...(valueOf('VITE_USE_EMULATORS') === 'true' ? ['VITE_USE_EMULATORS is "true".'] : []),
    ...(project.startsWith('demo-') ? [`${project} is a demo project, which no deployment reaches.`] : []),
    ...(bucket === '' || isOwnBucket(bucket, project)
      ? []
      : [
          `VITE_FIREBASE_STORAGE_BUCKET: ${bucket} is not of ${project}; the rules take pictures from no other.`,
        ]),
    ...(valueOf('ENFORCE_APP_CHECK') === 'true' && valueOf('VITE_APP_CHECK_KEY') === ''
      ? ['ENFORCE_APP_CHECK without VITE_APP_CHECK_KEY: every call would be refused.']
      : []),
    ...(/^\d?$/.test(valueOf('OWN_PROXIES')) ? [] : ['OWN_PROXIES is no number from 0 to 9.']),
    ...(feed === '' || feed.startsWith('https://') ? [] : ['GOLD_PRICE_URL is no https address.']),
    ...(jump === '' || (Number(jump) > 0 && Number(jump) <= 50)
      ? []
      : ['GOLD_PRICE_MAX_JUMP_PERCENT is no percentage between 0 and 50.']),
  ];
}

const isOwnBucket = (bucket, project) =>
  bucket === `${project}.appspot.com` || bucket === `${project}.firebasestorage.app`;
