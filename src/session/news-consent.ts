import { writeDevice } from './device-storage.ts';

/** On this device, since pushes are a device's: who agreed to news and offers, and when (epoch milliseconds). */
const NEWS_CONSENT_KEY = 'geumnaru.newsConsent';

export const keepNewsConsent = (now: number = Date.now()): void => writeDevice(NEWS_CONSENT_KEY, String(now));
