import { parseMobileNumber, parseNickname } from '#domain/account/credentials.ts';
import { nicknameProblemOf } from '#domain/account/nickname.ts';
import { nicknameText, phoneText } from '#i18n/ko/account-fields.ts';
import { authText } from '#i18n/ko/auth.ts';
import { emailError, newPasswordError } from './credential-errors.ts';
import { hasRequiredConsents, type Consents } from './consents.ts';

/** The sign-up form as it stands. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
  readonly phone: string;
  readonly consents: Consents;
}

export type RegistrationErrors = Readonly<Record<keyof Registration, string | undefined>>;

/** What is wrong with each part, in words. */
export const registrationErrors = (form: Registration): RegistrationErrors => ({
  email: emailError(form.email),
  password: newPasswordError(form.password),
  nickname: nicknameError(form.nickname),
  phone: parseMobileNumber(form.phone) === null ? phoneText.malformed : undefined,
  consents: hasRequiredConsents(form.consents) ? undefined : authText.invalid.consents,
});

function nicknameError(typed: string): string | undefined {
  const nickname = parseNickname(typed);
  if (nickname === null) return nicknameText.length;
  const problem = nicknameProblemOf(nickname);
  return problem === null ? undefined : nicknameText[problem];
}
