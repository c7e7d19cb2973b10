/**
 * Build-time settings, documented in `.env.example`. Declared here so that the worker's project, which has no
 * Vite types, knows them too.
 */
interface ImportMetaEnv {
  /** Vite's own: a build for production. */
  PROD: boolean;
  readonly VITE_USE_EMULATORS?: string;
  readonly VITE_EMULATOR_FIRESTORE_PORT?: string;
  readonly VITE_EMULATOR_AUTH_PORT?: string;
  readonly VITE_EMULATOR_FUNCTIONS_PORT?: string;
  readonly VITE_EMULATOR_STORAGE_PORT?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** reCAPTCHA v3 site key; empty: no App Check. */
  /** When the built commit was made, and which; set by the build. */
  readonly VITE_RELEASE?: string;
  readonly VITE_APP_CHECK_KEY?: string;
  /** Public keys that proofs of deals are signed with, the newest first, commas between them. */
  readonly VITE_PROOF_PUBLIC_KEYS?: string;
  /** The operator's legal data, for the footer and the terms. */
  readonly VITE_BUSINESS_NAME?: string;
  readonly VITE_BUSINESS_REPRESENTATIVE?: string;
  readonly VITE_BUSINESS_REGISTRATION?: string;
  readonly VITE_BUSINESS_MAIL_ORDER?: string;
  readonly VITE_BUSINESS_ADDRESS?: string;
  readonly VITE_BUSINESS_PHONE?: string;
  readonly VITE_BUSINESS_EMAIL?: string;
  readonly VITE_BUSINESS_HOSTING?: string;
  readonly VITE_BUSINESS_REGISTER_URL?: string;
  readonly VITE_PUSH_PUBLIC_KEY_DEVELOPMENT?: string;
  readonly VITE_PUSH_PUBLIC_KEY_PRODUCTION?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
