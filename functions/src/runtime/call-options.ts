import { REGION } from './trigger-options.ts';

/**
 * For every call: where it runs, and whether it is refused without a proof that it comes from the app (App
 * Check). The emulators ask for none. `ENFORCE_APP_CHECK` is what `.env` says when the functions are bundled.
 */
export const callOptions = (maxInstances: number) => ({
  region: REGION,
  maxInstances,
  enforceAppCheck:
    process.env['ENFORCE_APP_CHECK'] === 'true' && process.env['FUNCTIONS_EMULATOR'] !== 'true',
});
