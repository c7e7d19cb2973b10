import type { Plugin } from 'vite';

/**
 * The servers that a first visit asks as soon as the app runs: their connections are opened while it is on
 * its way.
 */
export function preconnect(): Plugin {
  let env: Record<string, string | undefined> = {};
  const emulator = (port: string | undefined, usual: string) => `http://localhost:${port || usual}`;
  return {
    name: 'geumnaru:preconnect',
    apply: 'build',
    configResolved: (config) => {
      ({ env } = config);
    },
    transformIndexHtml: () => {
      // As src/data/remote/config.ts decides it.
      const isLocal = env['VITE_USE_EMULATORS']
        ? env['VITE_USE_EMULATORS'] === 'true'
        : !env['VITE_FIREBASE_API_KEY'];
      const [firestore, storage] = isLocal
        ? [
            emulator(env['VITE_EMULATOR_FIRESTORE_PORT'], '9090'),
            emulator(env['VITE_EMULATOR_STORAGE_PORT'], '9199'),
          ]
        : ['https://firestore.googleapis.com', 'https://firebasestorage.googleapis.com'];
      return [
        // Documents are fetched without credentials, pictures as pictures are.
        { tag: 'link', attrs: { rel: 'preconnect', href: firestore, crossorigin: '' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'preconnect', href: storage }, injectTo: 'head' },
      ];
    },
  };
}
