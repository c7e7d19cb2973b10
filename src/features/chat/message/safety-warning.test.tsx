// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MessageContent } from '#domain/chat/message-content.ts';
import { millis, won } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { aMessage, SELLER } from '#tests/support/domain-fixtures.ts';
import { quietRoomContext } from '#tests/support/quiet-room-context.ts';
import { RoomContext } from '../room/room-context.ts';
import { SafetyWarning } from './safety-warning.tsx';

afterEach(cleanup);

const context = quietRoomContext({ isLeftToMessage: () => true });
const ACCOUNT = '국민은행 123456-78-901234 로 부탁드려요';

const show = (content: MessageContent) =>
  render(
    <RoomContext value={context}>
      <SafetyWarning message={aMessage({ sender: SELLER, content })} />
    </RoomContext>,
  );

test.each<readonly [string, MessageContent]>([
  ['words', { kind: 'text', text: ACCOUNT }],
  [
    'the note of an appointment',
    { kind: 'appointment', appointment: { at: millis(0), place: '종로', note: ACCOUNT } },
  ],
  [
    'the place of an appointment',
    { kind: 'appointment', appointment: { at: millis(0), place: ACCOUNT, note: '' } },
  ],
  ['what stands below a picture', { kind: 'image', imageUrl: null, caption: ACCOUNT }],
])('an account number is warned of in %s', (_, content) => {
  show(content);
  expect(screen.getByText(chatText.safety.account_number)).toBeDefined();
});

test.each<MessageContent>([
  { kind: 'offer', price: won(1_234_567_890) },
  { kind: 'answer', verdict: 'accepted' },
  { kind: 'image', imageUrl: null, caption: '' },
])('nothing is warned of in what says nothing: $kind', (content) => {
  const { container } = show(content);
  expect(container.textContent).toBe('');
});
