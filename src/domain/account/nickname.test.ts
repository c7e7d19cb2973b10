import { describe, expect, test } from 'vitest';
import { nicknameKeyOf, nicknameProblemOf } from './nickname.ts';

describe('a nickname', () => {
  test.each(['금이', '', '종로 금은방', '반지(24K)', '😀'])('"%s" is fine', (name) => {
    expect(nicknameProblemOf(name)).toBeNull();
  });

  test.each(['관리자', '금 나 루', '★운영자★', 'Ａｄｍｉｎ1', '관리자'.normalize('NFD')])(
    '"%s" passes for the house',
    (name) => {
      expect(nicknameProblemOf(name)).toBe('of_the_house');
    },
  );

  test.each([
    'аdmin',
    'ΑDΜΙΝ',
    'аԁmin',
    'ádmin',
    'adm1n',
    '@dmin',
    'аdмi\u0307n',
    'Gеumnаru',
    'g3umn4ru',
    'ᴀᴅᴍɪɴ',
    'ⓐⓓⓜⓘⓝ',
    'ㄱㅡㅁㄴㅏㄹㅜ',
    '관ㄹㅣㅈㅏ',
    'ㅇㅜㄴㅇㅕㅇㅈㅏ',
    'ㅇㅜㄴ영 자',
    '금\u0301나루',
  ])('"%s" is drawn like the house', (name) => {
    expect(nicknameProblemOf(name)).toBe('of_the_house');
  });

  test.each(['Марина', 'Ελένη', '山田さん', '금은방 24K', '나루터', 'José', '관리 잘된 반지', '1돈'])(
    '"%s" is a name of its own',
    (name) => {
      expect(nicknameProblemOf(name)).toBeNull();
    },
  );

  test.each(['금\u200B이', '\u202E이금', '\u3164', '금\u2060이', '\uFE0F\u034F', '\u2800', ' \u2003'])(
    '%j holds what nobody sees',
    (name) => {
      expect(nicknameProblemOf(name)).toBe('unseen');
    },
  );

  test.each([
    '010-1234-5678',
    '금이 01012345678',
    '０２ ７６５ ４３２１',
    '010금1234이5678',
    '공일공 1234 오육칠팔',
    '①②③④⑤⑥⑦⑧⑨',
    '국민 123-45-678901',
  ])('"%s" holds a number to call or to pay to', (name) => {
    expect(nicknameProblemOf(name)).toBe('contact');
  });

  test.each(['금방 1588', '20260311', '반지 3.75g 14K 18K', '이사 오일장 구이집', '1234 5678'])(
    '"%s" does not',
    (name) => {
      expect(nicknameProblemOf(name)).toBeNull();
    },
  );

  test('is the same for a reader in any case, width and punctuation', () => {
    expect(new Set(['Gold bee', 'gold_bee', 'ＧＯＬＤＢＥＥ', 'goldbee.'].map(nicknameKeyOf)).size).toBe(1);
    expect(new Set(['gold', 'gоld', 'gοld', 'góld'].map(nicknameKeyOf)).size).toBe(1);
    expect(nicknameKeyOf('금방1')).not.toBe(nicknameKeyOf('금방2'));
    expect(nicknameKeyOf('한돈')).not.toBe(nicknameKeyOf('한동'));
  });
});
