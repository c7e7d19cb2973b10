/** Ports of the local emulators, all on the host that serves the page. */
interface EmulatorAddresses {
  readonly host: string;
  readonly firestorePort: number;
  readonly authPort: number;
  readonly functionsPort: number;
  readonly storagePort: number;
}

export interface RemoteConfig {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly storageBucket: string;
    readonly messagingSenderId: string;
    readonly appId: string;
  };
  /** The key that browsers subscribe to pushes with (one pair for each build mode); null where none is set. */
  readonly pushPublicKey: string | null;
  /** Null talks to the real project. */
  readonly emulators: EmulatorAddresses | null;
}

/** Where the functions of this project run. */
export const FUNCTIONS_REGION = 'asia-northeast3';

/** The settings a build was made with; `hostname` is where the page came from. */
export function readRemoteConfig(env: ImportMetaEnv, hostname: string): RemoteConfig {
  const projectId = env.VITE_FIREBASE_PROJECT_ID || 'demo-geumnaru';
  return {
    firebase: {
      // The emulators take any key, yet the SDK refuses an empty one.
      apiKey: env.VITE_FIREBASE_API_KEY || 'demo-key',
      authDomain: `${projectId}.firebaseapp.com`,
      projectId,
      storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET || `${projectId}.appspot.com`,
      messagingSenderId: env.VITE_FIREBASE_MESSAGING_SENDER_ID || '',
      appId: env.VITE_FIREBASE_APP_ID || '',
    },
    pushPublicKey: pushPublicKeyOf(env),
    emulators: usesEmulators(env) ? emulatorsOf(env, hostname) : null,
  };
}

const pushPublicKeyOf = (env: ImportMetaEnv): string | null =>
  (env.PROD ? env.VITE_PUSH_PUBLIC_KEY_PRODUCTION : env.VITE_PUSH_PUBLIC_KEY_DEVELOPMENT) || null;

/** Where the flag is not set, a build without an API key has no project to talk to. */
const usesEmulators = (env: ImportMetaEnv): boolean =>
  env.VITE_USE_EMULATORS ? env.VITE_USE_EMULATORS === 'true' : !env.VITE_FIREBASE_API_KEY;

function emulatorsOf(env: ImportMetaEnv, host: string): EmulatorAddresses {
  return {
    host,
    firestorePort: portOf(env.VITE_EMULATOR_FIRESTORE_PORT, 9090),
    authPort: portOf(env.VITE_EMULATOR_AUTH_PORT, 9099),
    functionsPort: portOf(env.VITE_EMULATOR_FUNCTIONS_PORT, 5002),
    storagePort: portOf(env.VITE_EMULATOR_STORAGE_PORT, 9199),
  };
}

function portOf(text: string | undefined, fallback: number): number {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : fallback;
}

/** This build's settings, in the page and in the service worker alike (tests in Node have no location). */
export const remoteConfig = readRemoteConfig(
  import.meta.env,
  typeof location === 'undefined' ? '127.0.0.1' : location.hostname,
);
