import { emailOf } from './world.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An unsigned token of a verified person, but for the claims that are named: the emulators believe it, production
 * never would.
 */
export function emulatorToken(uid: string, others: Readonly<Record<string, unknown>> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://securetoken.google.com/demo-geumnaru',
    aud: process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru',
    auth_time: now,
    iat: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    email: emailOf(uid),
    email_verified: true,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...others,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
