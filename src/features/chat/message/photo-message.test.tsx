// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { aMessage, SELLER } from '#tests/support/domain-fixtures.ts';
import { quietRoomContext } from '#tests/support/quiet-room-context.ts';
import { RoomContext } from '../room/room-context.ts';
import { PhotoMessage } from './photo-message.tsx';

const way = vi.hoisted(() => ({ kind: 'online' }));
vi.mock('#session/use-connection.ts', () => ({ useConnection: () => way }));

const text = chatText.photo;
const URL_OF_PHOTO = 'https://example.com/a.jpg';
const context = quietRoomContext();

beforeEach(() => {
  way.kind = 'online';
});
afterEach(cleanup);

const photo = () => (
  <RoomContext value={context}>
    <ul>
      <li>
        <PhotoMessage
          message={aMessage({
            sender: SELLER,
            content: { kind: 'image', imageUrl: URL_OF_PHOTO, caption: '' },
            delivery: { kind: 'received' },
          })}
          imageUrl={URL_OF_PHOTO}
          authorName="금손"
        />
      </li>
    </ul>
  </RoomContext>
);
const picture = () => screen.findByAltText(text.alt('금손'));

test('a photo that did not come is asked for again by a press, and whoever presses a key stands at it', async () => {
  render(photo());
  fireEvent.error(await picture());
  const again = screen.getByRole('button', { name: new RegExp(commonText.retry) });
  expect(again.textContent).toContain(text.unavailable);
  again.focus();
  fireEvent.click(again);
  expect((await picture()).getAttribute('src')).toBe(URL_OF_PHOTO);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});

test('one that did not come for want of a network is asked for by itself as that is back', async () => {
  way.kind = 'offline';
  const { rerender } = render(photo());
  fireEvent.error(await picture());
  expect(screen.getByText(text.unavailable)).toBeDefined();
  way.kind = 'online';
  rerender(photo());
  await picture();
  expect(screen.queryByText(text.unavailable)).toBeNull();
});
