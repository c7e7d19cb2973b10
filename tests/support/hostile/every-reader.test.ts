import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dialogue } from '#domain/safety/dialogue.ts';
import { millis } from '#domain/units.ts';
import { BlockCount } from './block-count.ts';

const LENGTH = 2_000;
const MOST_GROWTH = 2.5;
/** Some texts end in a letter that asks for one more pass. */
const EDGES = 10 * LENGTH;

const WORDS = [
  '1 ',
  '1   ',
  '1-',
  '010-1234-5678 ',
  '1,234원 ',
  '먼저',
  '입금',
  '예약금',
  '예약금 없',
  '동생이 ',
  '계좌',
  '글내려',
  '현금 ',
  '카톡. ',
  '선 ',
  '\r\n',
  '\u200B',
  'ㄱ',
  '가',
  'ㄱ가',
  '/',
  '%2e/',
  '../',
  '"',
  ';',
  '=',
  '_',
  '\uD800',
  '😀',
  '{"a":',
  '[',
  'https://',
];

type Reader = (text: string) => unknown;

/** A conversation of one message. */
const saidBy = (text: string, reader: Dialogue['reader']): Dialogue => ({
  reader,
  listing: { title: text, priceWon: 3_000_000, category: text },
  other: { accountAgeDays: 0, dealsDone: 0, renamedDaysAgo: null },
  messages: [{ from: 'other', at: 0, text }],
});

const blocks = new BlockCount();
let readers: Readonly<Record<string, Reader>>;

async function loadReaders(): Promise<Readonly<Record<string, Reader>>> {
  const { safetyConcernOf } = await import('#domain/chat/safety.ts');
  const { scamSignals } = await import('#domain/safety/scam-signals.ts');
  const { messageTextOf } = await import('#domain/chat/message-text.ts');
  const { offerOf } = await import('#domain/chat/price-offer.ts');
  const { matchesQuery, queryOf, textKeyOf } = await import('#domain/search/search-key.ts');
  const { parseReturnPath } = await import('#domain/account/return-path.ts');
  const { isEmailLike, parseMobileNumber, parseNickname } = await import('#domain/account/credentials.ts');
  const { isInternalLink } = await import('#domain/notification/internal-link.ts');
  const { parsePushFields } = await import('#documents/push.ts');
  const { csvCell } = await import('#domain/statistics/csv.ts');
  const { calendarFile } = await import('#domain/calendar/calendar-file.ts');
  const { sniffImageType } = await import('#domain/media/sniff-image-type.ts');
  const { withoutMetadata } = await import('#domain/media/strip-metadata.ts');
  const { sanitiseFileName } = await import('#domain/media/image-policy.ts');
  const { parsePerMille } = await import('#domain/gold/fineness.ts');
  const { parseDecimalInput } = await import('#domain/gold/weight.ts');
  const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(text, (one) => one.charCodeAt(0));
  const picture = (head: string) => (text: string) => bytesOf(head + text);
  return {
    'the safety warning': safetyConcernOf,
    'the signals of a fraud': (text) => [
      scamSignals(saidBy(text, 'seller')),
      scamSignals(saidBy(text, 'buyer')),
    ],
    'a message that is typed': messageTextOf,
    'a price offer': offerOf,
    // Each part of it is made once it is asked for.
    'the key of a text': (text) => ({ ...textKeyOf(text, text) }),
    'a query': queryOf,
    'a query in a title of its own words': (text) => matchesQuery(textKeyOf(text, text), queryOf('ㄱ가가나')),
    'the way back after a sign-in': parseReturnPath,
    'an address for mail': isEmailLike,
    'a mobile number': parseMobileNumber,
    'a nickname': parseNickname,
    'a link inside the app': isInternalLink,
    'a push': (text) =>
      parsePushFields({
        eventId: 'e1',
        to: 'u1',
        tag: text,
        type: text,
        title: text,
        body: text,
        click_action: text,
      }),
    'a cell of a table': csvCell,
    'a calendar entry': (text) =>
      calendarFile(
        { uid: text, title: text, place: text, note: text, startsAt: millis(0), durationMs: 1 },
        millis(0),
      ),
    'the kind of a picture': (text) => sniffImageType(bytesOf(text)),
    'a JPEG': (text) => withoutMetadata(picture('\xFF\xD8\xFF')(text), 'image/jpeg'),
    'a JPEG of empty segments': (text) =>
      withoutMetadata(bytesOf(`\xFF\xD8${'\xFF\xE1\x00\x02'.repeat(text.length / 4)}`), 'image/jpeg'),
    'a JPEG of markers': (text) =>
      withoutMetadata(bytesOf(`\xFF\xD8${'\xFF'.repeat(text.length)}`), 'image/jpeg'),
    'a PNG of empty chunks': (text) =>
      withoutMetadata(
        bytesOf(`\x89PNG\r\n\x1A\n${'\0\0\0\0tEXt\0\0\0\0'.repeat(text.length / 12)}`),
        'image/png',
      ),
    'a WebP of empty chunks': (text) =>
      withoutMetadata(bytesOf(`RIFF\0\0\0\0WEBP${'EXIF\0\0\0\0'.repeat(text.length / 8)}`), 'image/webp'),
    'the name of a file': sanitiseFileName,
    'a fineness': parsePerMille,
    'a weight': parseDecimalInput,
  };
}

const textOf = (word: string, length: number): string =>
  word.repeat(Math.ceil(length / word.length)).slice(0, length);

/** What the reader takes much longer for than its length explains. */
async function slowTexts(reader: Reader, words = WORDS, length = LENGTH): Promise<string[]> {
  const reading = (word: string, letters: number) => () => reader(textOf(word, letters));
  const halves = await blocks.of(words.map((word) => reading(word, length / 2)));
  const wholes = await blocks.of(words.map((word) => reading(word, length)));
  return words.flatMap((word, index) => {
    const [half = 0, whole = Infinity] = [halves[index], wholes[index]];
    return whole > half * MOST_GROWTH + EDGES ? [`${JSON.stringify(word)}: ${half}, then ${whole}`] : [];
  });
}

describe('no reader of other people’s texts does more than the length of a text asks for', () => {
  beforeAll(async () => {
    await blocks.begin();
    readers = await loadReaders();
  });
  afterAll(() => blocks.end());

  test('every one of them, on every text made to be slow', async () => {
    expect(Object.keys(readers).length).toBeGreaterThan(20);
    const slow: Record<string, string[]> = {};
    for (const [name, reader] of Object.entries(readers)) {
      const texts = await slowTexts(reader);
      if (texts.length > 0) slow[name] = texts;
    }
    expect(slow).toEqual({});
  });

  test('work that grows with the square of the length is seen', async () => {
    const key = readers['the key of a text'];
    const reader: Reader = (text) => [...text].map(() => key?.(text));
    expect(await slowTexts(reader, ['가'], LENGTH / 10)).toHaveLength(1);
  });
});
