// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PENDING_POSITION, type Message } from '#domain/chat/chat.ts';
import { micros } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { aMessage, heardMessage, messageId, SELLER } from '#tests/support/domain-fixtures.ts';
import { SpokenNews } from './spoken-news.tsx';

afterEach(cleanup);

const photo = (position: number): Message => ({
  ...heardMessage('', position),
  content: { kind: 'image', imageUrl: 'https://example.com/a.jpg', caption: '' },
});
const own = (position: number): Message =>
  aMessage({ id: messageId(`o${position}`), position: micros(position), delivery: { kind: 'sent' } });

/** A room with somebody who hears what is added to it. */
function listen(before: readonly Message[]) {
  const news = (messages: readonly Message[] | null) => (
    <SpokenNews messages={messages} other={SELLER} name="금손" />
  );
  const { container, rerender } = render(news(null));
  const heard: MutationRecord[] = [];
  const observer = new MutationObserver((records) => heard.push(...records));
  const show = (messages: readonly Message[] | null): (string | null)[] => {
    rerender(news(messages));
    heard.push(...observer.takeRecords());
    return heard.splice(0).flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent));
  };
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  expect(show(before)).toEqual([]);
  return show;
}

test('the same words twice are said twice, and so is a second photo', () => {
  const show = listen([]);
  const said: Message[] = [];
  const say = (message: Message) => {
    said.push(message);
    return show([...said]);
  };
  expect(say(heardMessage('네', 1))).toEqual(['금손: 네']);
  expect(say(heardMessage('네', 2))).toEqual(['금손: 네']);
  expect(say(photo(3))).toEqual(['금손: 사진']);
  expect(say(photo(4))).toEqual(['금손: 사진']);
});

test('of what comes together each is said, of very much the end', () => {
  const show = listen([heardMessage('예전', 1)]);
  const together = [2, 3].map((at) => heardMessage(`${at}`, at));
  expect(show([heardMessage('예전', 1), ...together])).toEqual(['금손: 2', '금손: 3']);
  const many = Array.from({ length: 20 }, (_, n) => heardMessage(`${n + 4}`, n + 4));
  expect(show([...together, ...many])).toEqual([19, 20, 21, 22, 23].map((at) => `금손: ${at}`));
});

test('neither what was there before nor what one looks back at is news, nor what one says oneself', () => {
  expect(listen([heardMessage('예전', 5)])([heardMessage('더 예전', 1), heardMessage('예전', 5)])).toEqual(
    [],
  );
  expect(listen([own(5)])([heardMessage('예전', 1), own(5), own(6)])).toEqual([]);
});

test('that a message was refused is said once it is, and again where another try is refused too', () => {
  const refused = (message: Message): Message => ({
    ...message,
    position: PENDING_POSITION,
    delivery: { kind: 'failed', reason: 'denied' },
  });
  const before = refused(own(1));
  const waiting: Message = { ...own(2), position: PENDING_POSITION, delivery: { kind: 'queued' } };
  const show = listen([before, waiting]);
  const said = [`전송 실패: 안녕하세요. ${chatText.message.reason.denied}`];
  expect(show([before, refused(waiting)])).toEqual(said);
  expect(show([before, refused(waiting), own(3)])).toEqual([]);
  expect(show([before, waiting])).toEqual([]);
  expect(show([before, refused(waiting)])).toEqual(said);
  expect(show([{ ...before, delivery: { kind: 'queued' } }, refused(waiting)])).toEqual([]);
  expect(show([before, refused(waiting)])).toHaveLength(1);
});
