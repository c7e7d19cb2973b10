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
  /** Null talks to the real project. */
  readonly emulators: EmulatorAddresses | null;
}

/** Where the functions of this project run. */
export const FUNCTIONS_REGION = 'asia-northeast3';

/** What {@link readRemoteConfig} looks at. */
type RemoteSettings = {
  readonly [
    Name in Exclude<
      keyof ImportMetaEnv,
      'PROD' | 'VITE_APP_CHECK_KEY' | 'VITE_PROOF_PUBLIC_KEYS' | `VITE_PUSH_${string}`
    >
  ]?: string | undefined;
};

/** The settings a build was made with; `hostname` is where the page came from. */
export function readRemoteConfig(env: RemoteSettings, hostname: string): RemoteConfig {
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
    emulators: usesEmulators(env) ? emulatorsOf(env, hostname) : null,
  };
}

/** Where the flag is not set, a build without an API key has no project to talk to. */
const usesEmulators = (env: RemoteSettings): boolean =>
  env.VITE_USE_EMULATORS ? env.VITE_USE_EMULATORS === 'true' : !env.VITE_FIREBASE_API_KEY;

function emulatorsOf(env: RemoteSettings, host: string): EmulatorAddresses {
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
  // One by one: named as a whole, everything that a build knows would be in the first load.
  {
    VITE_USE_EMULATORS: import.meta.env.VITE_USE_EMULATORS,
    VITE_EMULATOR_FIRESTORE_PORT: import.meta.env.VITE_EMULATOR_FIRESTORE_PORT,
    VITE_EMULATOR_AUTH_PORT: import.meta.env.VITE_EMULATOR_AUTH_PORT,
    VITE_EMULATOR_FUNCTIONS_PORT: import.meta.env.VITE_EMULATOR_FUNCTIONS_PORT,
    VITE_EMULATOR_STORAGE_PORT: import.meta.env.VITE_EMULATOR_STORAGE_PORT,
    VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
    VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    VITE_FIREBASE_STORAGE_BUCKET: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
    VITE_FIREBASE_MESSAGING_SENDER_ID: import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID,
    VITE_FIREBASE_APP_ID: import.meta.env.VITE_FIREBASE_APP_ID,
  },
  typeof location === 'undefined' ? '127.0.0.1' : location.hostname,
);
