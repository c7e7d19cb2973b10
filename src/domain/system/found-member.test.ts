import { expect, test } from 'vitest';
import { maskedEmail } from './found-member.ts';

test.each([
  ['buyer@example.com', 'bu***@example.com'],
  ['ab@example.com', 'a***@example.com'],
  ['a@example.com', '***@example.com'],
  ['nothing', '***'],
  ['', '***'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
