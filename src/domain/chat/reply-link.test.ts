import { expect, test } from 'vitest';
import { replyLinkOf } from './reply-link.ts';

test('whoever wants to answer comes to the room with the cursor in the box', () => {
  expect(replyLinkOf('/chat/ring_a_b')).toBe('/chat/ring_a_b#reply');
});
