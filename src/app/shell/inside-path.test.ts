import { describe, expect, it } from 'vitest';
import { insidePath } from './inside-path.ts';

const ORIGIN = 'https://geumnaru.example';
const pathOf = (address: string) => insidePath(address, ORIGIN);

describe('an address that a toast or push names', () => {
  it('is followed as a path inside the app', () => {
    expect(pathOf('/chat/p_a_b')).toBe('/chat/p_a_b');
    expect(pathOf(`${ORIGIN}/my-exchanges?id=1#log`)).toBe('/my-exchanges?id=1#log');
  });

  it.each([
    '',
    'https://evil.example/chat',
    '//evil.example/chat',
    String.raw`/\evil.example`,
    'javascript:alert(1)',
    'http://geumnaru.example/chat',
    'https://geumnaru.example.evil.example/',
    'data:text/html,x',
  ])('is not followed anywhere else: %j', (address) => {
    expect(pathOf(address)).toBeNull();
  });
});
