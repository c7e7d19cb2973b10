type PushSettings = Pick<
  ImportMetaEnv,
  'PROD' | 'VITE_PUSH_PUBLIC_KEY_DEVELOPMENT' | 'VITE_PUSH_PUBLIC_KEY_PRODUCTION'
>;

/** The key that browsers subscribe to pushes with, a pair for each build mode; null where none is set. */
export const pushPublicKeyOf = (env: PushSettings): string | null =>
  (env.PROD ? env.VITE_PUSH_PUBLIC_KEY_PRODUCTION : env.VITE_PUSH_PUBLIC_KEY_DEVELOPMENT) || null;
