import { expect, test } from 'vitest';
import { nicknameText, phoneText } from '#i18n/ko/account-fields.ts';
import { authErrorText, authText } from '#i18n/ko/auth.ts';
import { allConsents, hasAllConsents, hasRequiredConsents, NO_CONSENTS } from './consents.ts';
import { registrationErrors, type Registration } from './registration.ts';

const good: Registration = {
  email: ' Buyer@Example.com ',
  password: 'gold1234',
  nickname: '금빛',
  phone: '01012345678',
  consents: { ...allConsents(true), news: false },
};

test('a whole form has no errors, the optional consent left out', () => {
  expect(Object.values(registrationErrors(good)).filter(Boolean)).toEqual([]);
});

test.each<[keyof Registration, Partial<Registration>, string]>([
  ['email', { email: '' }, authText.invalid.emailMissing],
  ['email', { email: 'buyer' }, authErrorText.invalid_email],
  ['password', { password: 'goldgold' }, authErrorText.weak_password],
  ['nickname', { nickname: ' ' }, nicknameText.length],
  ['nickname', { nickname: '금나루 관리자' }, nicknameText.of_the_house],
  ['nickname', { nickname: '금\u202E빛' }, nicknameText.unseen],
  ['phone', { phone: '02-123-4567' }, phoneText.malformed],
  ['consents', { consents: { ...good.consents, privacy: false } }, authText.invalid.consents],
])('%s is the only part at fault with %j', (field, change, sentence) => {
  const errors = registrationErrors({ ...good, ...change });
  expect(Object.entries(errors).filter(([, error]) => error !== undefined)).toEqual([[field, sentence]]);
});

test('every required consent is required, and all means the optional one too', () => {
  const required = { ...allConsents(true), news: false };
  expect(hasRequiredConsents(required)).toBe(true);
  expect(hasAllConsents(required)).toBe(false);
  for (const name of ['service', 'privacy', 'age'] as const) {
    expect(hasRequiredConsents({ ...required, [name]: false })).toBe(false);
  }
  expect(hasRequiredConsents(NO_CONSENTS)).toBe(false);
});
