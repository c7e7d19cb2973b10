import { expect, test } from 'vitest';
import { pushPublicKeyOf } from './push-key.ts';

test('the push key is the one of the build mode, and none is none', () => {
  const keys = {
    VITE_PUSH_PUBLIC_KEY_DEVELOPMENT: 'for-development',
    VITE_PUSH_PUBLIC_KEY_PRODUCTION: 'for-production',
  };
  expect(pushPublicKeyOf({ ...keys, PROD: true })).toBe('for-production');
  expect(pushPublicKeyOf({ ...keys, PROD: false })).toBe('for-development');
  expect(pushPublicKeyOf({ PROD: true, VITE_PUSH_PUBLIC_KEY_PRODUCTION: '' })).toBeNull();
  expect(pushPublicKeyOf({ PROD: true })).toBeNull();
});
