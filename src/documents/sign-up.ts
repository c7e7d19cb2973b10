import { STORED_NICKNAME_MAX_CHARS } from '#domain/account/account.ts';
import type { Consent } from '#domain/account/consent.ts';
import type { Millis } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { anyTextOrNone, flag, text, textOrNone } from './kernel/kinds.ts';
import { time, writtenAlways } from './kernel/times.ts';

const VERSION_MAX_CHARS = 20;

/** What somebody typed who is not verified yet; the account is made of it, and then it is gone. */
export interface SignUp {
  readonly nickname: string;
  readonly phone: string;
}

/** `signUps/{uid}`. */
export const signUpDocument = defineDocument<SignUp & { readonly at: Millis }>({
  path: 'signUps/{uid}',
  fields: {
    nickname: textOrNone(STORED_NICKNAME_MAX_CHARS),
    phone: anyTextOrNone,
    at: writtenAlways(time),
  },
  server: [],
  edits: {},
});

/** `consents/{uid}/items/{kind}`: who, to which text, and when. */
export const consentDocument = defineDocument<Consent>({
  path: 'consents/{uid}/items/{kind}',
  fields: { isGiven: flag, version: text(1, VERSION_MAX_CHARS), at: writtenAlways(time) },
  server: [],
  edits: {},
});
