import { describe, expect, test } from 'vitest';
import { asRead, asSeen } from './look-alikes.ts';
import { composed } from './spelled-jamo.ts';

describe('a text as it is seen', () => {
  test.each([
    ['ＡＤＭＩＮ', 'admin'],
    ['ádmïn', 'admin'],
    ['аdmіn', 'admin'],
    ['ΑDΜΙΝ', 'admin'],
    ['АВСЕНІЈКМОРЅТУХԀԚԜ', 'abcehijkmopstyxdqw'],
    ['ΒΕΖΗΚΟΡΤΥΧ', 'bezhkoptyx'],
    ['ԛԝмнктвпигԁһ', 'qwmhktbnnrdh'],
    ['ικνητυχγω', 'ikvntuxyw'],
    ['ɡıʟɴʀᴀᴅᴇᴍɪ', 'gilnradem'.concat('i')],
    ['սոօցհᴜ', 'unoghu'],
    ['ꓮꓓꓟꓲꓠ', 'admin'],
    ['ꓖꓰꓴꓟꓠꓮꓣꓴ', 'geumnaru'],
    ['ᎪᎠᎷin', 'admin'],
    ['ꭺꭰꮇin', 'admin'],
    ['🅐🅓🅜🅘🅝', 'admin'],
    ['🅰🅳🅼🅸🅽', 'admin'],
    ['🇦🇩🇲🇮🇳', 'admin'],
    ['운영자', '운영자'],
    ['adm1n', 'adm1n'],
  ])('%s is %s', (text, seen) => {
    expect(asSeen(text)).toBe(seen);
  });

  test('and as it is read, with digits and signs for letters', () => {
    expect(asRead('4DM1N')).toBe('admin');
    expect(asRead('@dm!n')).toBe('admin');
    expect(asRead('adm|n h3ll0')).toBe('admin hello');
  });
});

test.each([
  ['ㅋㅏㅌㅗㄱ', '카톡'],
  ['ㄱㅖㅈㅘ', '계좌'],
  ['ㄱㅏㅂㅅ', '갑ㅅ'],
  ['ㅎㅣㅎ', '힣'],
  ['ㄱㅏ', '가'],
  ['ㅋㅋㅋ', 'ㅋㅋㅋ'],
  ['ㄳㅏ', 'ㄳㅏ'],
  ['ㅏㄱ', 'ㅏㄱ'],
  ['가ㄱㅏ나', '가가나'],
])('%s set apart is %s', (spelled, text) => {
  expect(composed(spelled)).toBe(text);
});
