import { expect, test } from 'vitest';
import { parseChatId, parseMessageId } from '../ids.ts';
import { millis } from '../units.ts';
import { photoPath } from './photo-path.ts';

const chat = parseChatId('ring_a_b');
const message = parseMessageId('0123456789abcdef0123');
if (chat === null || message === null) throw new Error('no id');

test('a photo has its place by the room, the moment, the message and its name', () => {
  expect(photoPath(chat, message, 'ring.jpg', millis(17))).toBe('chatImages/ring_a_b/17_01234567-ring.jpg');
});

test('a name cannot lead out of the room', () => {
  const path = photoPath(chat, message, '../../other/ring.jpg', millis(17));
  expect(path.startsWith('chatImages/ring_a_b/17_01234567-')).toBe(true);
  expect(path.split('/')).toHaveLength(3);
});
