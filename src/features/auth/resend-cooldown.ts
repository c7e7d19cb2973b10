import { readDeviceJson, writeDevice } from '#device/device-storage.ts';

const SENT_KEY = 'geumnaru.verificationSent';
const COOLDOWN_S = 60;

/** Remembers on the device, so that a reload does not shorten the wait. */
export function noteMailSent(email: string, now: number = Date.now()): void {
  writeDevice(SENT_KEY, JSON.stringify({ email, at: now }));
}

/** When the last mail to `email` left, in epoch milliseconds; null when none is known of. */
export function mailSentAt(email: string): number | null {
  const kept = readDeviceJson(SENT_KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const sent: Record<string, unknown> = { ...kept };
  return sent['email'] === email && typeof sent['at'] === 'number' ? sent['at'] : null;
}

/** Seconds until another mail may be asked for. A clock that was set back in between ends the wait. */
export function secondsLeft(sentAt: number | null, now: number): number {
  if (sentAt === null || now < sentAt) return 0;
  return Math.max(0, COOLDOWN_S - Math.floor((now - sentAt) / 1000));
}
