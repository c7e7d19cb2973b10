import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialsOf, isInitial } from '../search/hangul.ts';
import { roomKeyOf, roomsFound, type RoomWords } from './room-search.ts';

const room = (over: Partial<RoomWords>): RoomWords => ({ nickname: null, title: null, lines: [], ...over });
const find = (rooms: readonly RoomWords[], term: string) => roomsFound(rooms, term, roomKeyOf);

const ring = room({ nickname: '종로한돈', title: '아기 돌반지 한돈', lines: ['네, 내일 뵐게요'] });
const bar = room({ nickname: '금이', title: '골드바 10g', lines: ['예약금은 없어요', '혹시 주말에'] });
const gone = room({ lines: ['안녕하세요'] });
const ALL = [ring, bar, gone];

describe('a conversation is found', () => {
  test.each([
    ['종로', [ring]],
    ['ㅈㄹㅎㄷ', [ring]],
    ['한돈', [ring]],
    ['돌반', [ring]],
    ['ㄷㅂㅈ', [ring]],
    ['ㄱㄷㅂ ㄱㅇ', [bar]],
    ['골드 바', [bar]],
    ['10G', [bar]],
    ['내일', [ring]],
    ['주말', [bar]],
    ['안녕', [gone]],
    ['종로 돌반지 뵐게', [ring]],
    ['종로 골드', []],
    ['일', []],
    ['   ', ALL],
    ['', ALL],
  ])('by %s', (term, found) => {
    expect(find(ALL, term)).toEqual(found);
  });

  test('and not by a name that nobody has, nor across two names', () => {
    expect(find([room({})], '금나루 회원')).toEqual([]);
    expect(find([room({ nickname: '금이', title: '골드바' })], '이골')).toEqual([]);
  });
});

const syllable = fc.constantFrom(...'가나다골드바반지금돈한두');
const name = fc.array(syllable, { minLength: 1, maxLength: 6 }).map((chars) => chars.join(''));
const someRoom = fc
  .record({
    nickname: fc.option(name),
    title: fc.option(fc.array(name, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))),
    lines: fc.array(
      fc.array(name, { maxLength: 4 }).map((words) => words.join(' ')),
      { maxLength: 2 },
    ),
  })
  .map(room);

/** The same, place by place: whether `word` stands in `text`, an initial for any syllable that begins with it. */
const standsIn = (text: string, word: string): boolean =>
  [...text].some((_, at) =>
    [...word].every((char, n) => {
      const there = text[at + n] ?? '';
      return there === char || (isInitial(char) && initialsOf(there) === char);
    }),
  );

const isFoundBy = ({ nickname, title, lines }: RoomWords, word: string): boolean =>
  [nickname ?? '', title ?? '', (title ?? '').replaceAll(' ', '')].some((text) => standsIn(text, word)) ||
  (word.length >= 2 && lines.flatMap((line) => line.split(' ')).some((said) => said.startsWith(word)));

test('what is found is what holding each room against each word finds, in the same order', () => {
  // Syllables without a final: a word with one is also read as still growing.
  const open = fc.constantFrom(...'가나다드바지두');
  const word = fc
    .array(fc.tuple(open, fc.boolean()), { minLength: 1, maxLength: 3 })
    .map((chars) => chars.map(([char, isShort]) => (isShort ? initialsOf(char) : char)).join(''));
  fc.assert(
    fc.property(
      fc.array(someRoom, { maxLength: 30 }),
      fc.array(word, { minLength: 1, maxLength: 2 }),
      (rooms, words) => {
        expect(find(rooms, words.join(' '))).toEqual(
          rooms.filter((each) => words.every((one) => isFoundBy(each, one))),
        );
      },
    ),
  );
});

test('each further letter of a name leaves its room found', () => {
  fc.assert(
    fc.property(someRoom, (each) => {
      const { title } = each;
      fc.pre(title !== null);
      for (let end = 1; end <= title.length; end += 1) {
        expect(find([each], title.slice(0, end))).toEqual([each]);
        expect(find([each], initialsOf(title.slice(0, end)))).toEqual([each]);
      }
    }),
  );
});
