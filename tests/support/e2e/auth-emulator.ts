import { DEMO_PROJECT } from '#scripts/lib/environment.mjs';
import { shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';
import { unique } from './lane.ts';

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? `127.0.0.1:${shiftedPorts(TEST_OFFSET).auth}`;

/** A mail that the Auth emulator would have sent. */
interface ActionMail {
  readonly email: string;
  readonly requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET';
  readonly oobCode: string;
  /** Opens the emulator's own action page, which then leads to `continueUrl`. */
  readonly oobLink: string;
}

/** The mails of one kind to `email`, oldest first. */
export async function mailsTo(email: string, requestType: ActionMail['requestType']): Promise<ActionMail[]> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`);
  const { oobCodes }: { oobCodes: ActionMail[] } = await answer.json();
  return oobCodes.filter((mail) => mail.email === email && mail.requestType === requestType);
}

/** The newest of them; fails when there is none. */
export async function lastMailTo(email: string, requestType: ActionMail['requestType']): Promise<ActionMail> {
  const mail = (await mailsTo(email, requestType)).at(-1);
  if (!mail) throw new Error(`No ${requestType} mail went to ${email}`);
  return mail;
}

/**
 * As in production: the server does not tell whether an address is a member's. Off by default in the
 * emulator.
 */
export async function protectEnumeration(): Promise<void> {
  const address = `http://${host}/identitytoolkit.googleapis.com/v2/projects/${DEMO_PROJECT}/config`;
  const answer = await fetch(`${address}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error(`The Auth emulator refused its configuration: ${await answer.text()}`);
}

/** An address that no other test has used. */
export const freshEmail = (name: string): string => `${unique(`${name}.`)}@example.com`;
