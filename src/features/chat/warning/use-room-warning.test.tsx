// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { won } from '#domain/units.ts';
import { useLive } from '#session/use-live.ts';
import { aMessage, aProduct, BUYER, heardMessage, SELLER } from '#tests/support/domain-fixtures.ts';
import { useRoomWarning } from './use-room-warning.tsx';

const ROOM = {
  id: aMessage().chatId,
  productId: aProduct().id,
  other: SELLER,
  participants: [BUYER, SELLER],
  unread: 0,
  isOnServer: true,
} as const;
const DEPOSIT = '만나기 전에 돈을 요구해요';
const ELSEWHERE = '다른 메신저로 옮기자고 해요';
const answer = vi.fn<() => void>();
let db: UserDatabase;

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  answer.mockReset();
  db = openUserDatabase(BUYER);
  await catalogue.products.put(aProduct({ price: won(2_000_000) }));
});
afterEach(async () => {
  cleanup();
  await catalogue.products.clear();
  await deleteUserDatabase(BUYER);
});

function Screen() {
  const live = useLive(() => newestMessages(db, ROOM.id, 50), []);
  const messages = live.kind === 'ready' ? live.value : null;
  const { card, step, beforeAnswer, isLeftToMessage } = useRoomWarning(db, ROOM, messages, null);
  return (
    <>
      {card}
      {step}
      <button type="button" onClick={() => beforeAnswer(answer)}>
        답하기
      </button>
      {messages?.map((message) => (
        <p key={message.id}>{isLeftToMessage(message, 'advance_payment') ? '선입금 주의' : '말'}</p>
      ))}
    </>
  );
}

const hear = (text: string, position: number) => db.messages.put(heardMessage(text, position));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const step = (name: string) => screen.findByRole('alertdialog', { name });

test('an answer to everyday words leaves as soon as they were looked at, and no card is drawn', async () => {
  await hear('네, 아직 있어요. 내일 종로에서 뵐까요?', 1);
  render(<Screen />);
  press('답하기');
  await waitFor(() => expect(answer).toHaveBeenCalledOnce());
  expect(screen.queryByRole('region')).toBeNull();
});

test('a warning is read before an answer, once for each kind, and whoever turns back has not answered', async () => {
  await hear('예약금 5만원 먼저 보내주세요', 1);
  render(<Screen />);
  press('답하기');
  await step(DEPOSIT);
  press('돌아가기');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(answer).not.toHaveBeenCalled();

  press('답하기');
  await step(DEPOSIT);
  press('읽었어요, 계속하기');
  expect(answer).toHaveBeenCalledOnce();
  await waitFor(async () => expect(await db.meta.count()).toBe(1));
  press('답하기');
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));

  await hear('카톡으로 연락 주세요', 2);
  await screen.findByText(`이런 점도 함께 보여요: ${ELSEWHERE}`);
  press('답하기');
  await step(ELSEWHERE);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a card that is put away stays away, and leaves what is wrong to the message’s own line', async () => {
  await hear('예약금 5만원 먼저 보내주세요', 1);
  render(<Screen />);
  await screen.findByRole('region', { name: DEPOSIT });
  expect(screen.queryByText('선입금 주의')).toBeNull();
  press('이 안내 닫기');
  await screen.findByText('선입금 주의');
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  render(<Screen />);
  await screen.findByText('선입금 주의');
  expect(screen.queryByRole('region')).toBeNull();
});
