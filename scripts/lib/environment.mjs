import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from './project.mjs';
import { demoProofKey } from './proof-key.mjs';

export const DEMO_PROJECT = 'demo-geumnaru';

/** The demo project's settings: none of them is a secret, and none of them works outside the emulators. */
const demoSettings = {
  VITE_USE_EMULATORS: 'true',
  VITE_FIREBASE_API_KEY: 'demo-api-key',
  VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
  VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '000000000000',
  VITE_FIREBASE_STORAGE_BUCKET: `${DEMO_PROJECT}.appspot.com`,
  VITE_APP_CHECK_KEY: '',
};

/**
 * Every setting of a build, empty. Vite takes from `.env` by itself what it is not given: what is built for tests
 * would otherwise carry the name and the keys of a real project that stands there.
 */
export const noSettings = () =>
  Object.fromEntries(
    [...readFileSync(join(projectRoot, '.env.example'), 'utf8').matchAll(/^(VITE_\w+)=/gm)].map(
      ([, name]) => [name, ''],
    ),
  );

/** Settings from `.env`, with those of the shell on top. */
export function settings() {
  const file = readSettingsFile();
  const fromShell = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return { ...file, ...Object.fromEntries(fromShell) };
}

/** Whether we run on emulators: said by VITE_USE_EMULATORS, else yes unless a real project's key is given. */
export function usesEmulators(given = settings()) {
  const said = given.VITE_USE_EMULATORS ?? '';
  return said === '' ? (given.VITE_FIREBASE_API_KEY ?? '') === '' : said === 'true';
}

/**
 * What the client is built with. On emulators: the demo project behind the given ports. A setting that is
 * empty, and not absent, leaves the build.
 */
export function clientEnvironment(ports, given = settings()) {
  if (!usesEmulators(given)) return { VITE_APP_CHECK_KEY: '', ...given, VITE_USE_EMULATORS: 'false' };
  return {
    ...given,
    ...demoSettings,
    ...emulatorAddresses(ports),
    VITE_PROOF_PUBLIC_KEYS: demoProofKey().publicKey,
  };
}

/** Where a project keeps its pictures: as its build says, else under the name that projects of before have. */
export const bucketOf = (projectId, given = settings()) =>
  (given.VITE_FIREBASE_PROJECT_ID === projectId && given.VITE_FIREBASE_STORAGE_BUCKET) ||
  `${projectId}.appspot.com`;

/** What the functions are bundled with; on emulators nothing is demanded. */
export const functionsEnvironment = (given = settings()) => ({
  ENFORCE_APP_CHECK: usesEmulators(given) ? '' : (given.ENFORCE_APP_CHECK ?? ''),
  OWN_PROXIES: given.OWN_PROXIES ?? '',
  GOLD_PRICE_URL: usesEmulators(given) ? '' : (given.GOLD_PRICE_URL ?? ''),
  GOLD_PRICE_SOURCE: given.GOLD_PRICE_SOURCE ?? '',
  GOLD_PRICE_MAX_JUMP_PERCENT: given.GOLD_PRICE_MAX_JUMP_PERCENT ?? '',
});

/** What server-side programs (the seed, tests) need to find the emulators. */
export const serverEnvironment = (ports) => ({
  GCLOUD_PROJECT: DEMO_PROJECT,
  // Or Google's libraries look for a cloud around this machine, slowly.
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
  FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${ports.functions}`,
  FCM_STAND_IN_HOST: `127.0.0.1:${ports.push}`,
});

const emulatorAddresses = (ports) => ({
  VITE_EMULATOR_FIRESTORE_PORT: String(ports.firestore),
  VITE_EMULATOR_AUTH_PORT: String(ports.auth),
  VITE_EMULATOR_FUNCTIONS_PORT: String(ports.functions),
  VITE_EMULATOR_STORAGE_PORT: String(ports.storage),
});

function readSettingsFile() {
  try {
    return parseEnv(readFileSync(join(projectRoot, '.env'), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}
