import type { IntentKind } from '#data/local/outbox-row.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { forgetRow, queueAgain } from './take-back.ts';

/** What a later version has left on this device before it was taken back: only the next one can send it. */
export const laterVersion = {
  isAskedAbout: true,
  standing: () => ({ what: 'later_version', about: ABOUT_NOTHING, place: null }),
  retry: queueAgain,
  withdraw: forgetRow,
} satisfies Intent<IntentKind>;
