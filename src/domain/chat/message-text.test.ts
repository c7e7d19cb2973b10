import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyUnicode } from '#tests/support/any-unicode.ts';

import { millis, won } from '../units.ts';
import { MESSAGE_MAX_CHARS } from './chat.ts';
import { IMAGE_MESSAGE_LABEL } from './message-content.ts';
import { LAST_MESSAGE_MAX_CHARS, lastMessageOf, messageTextOf } from './message-text.ts';

const anyText = anyUnicode(2500);
const textContent = (text: string) => ({ kind: 'text', text }) as const;

describe('the text of a message', () => {
  test('is trimmed at its ends and left alone inside', () => {
    expect(messageTextOf('  안녕하세요\n\n 내일 어떠세요?  \n')).toEqual({
      ok: true,
      value: '안녕하세요\n\n 내일 어떠세요?',
    });
  });

  test('keeps emoji families, combining marks, right-to-left text and markup as they are', () => {
    for (const odd of [
      '👨‍👩‍👧‍👦',
      'e\u0301',
      'ㄱㄴㄷ',
      'مرحبا',
      '<script>alert(1)</script>',
      '\u202Egnol',
      'ᄀᆞᆷ',
      '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    ]) {
      expect(messageTextOf(odd)).toEqual({ ok: true, value: odd });
    }
  });

  test('is empty where nothing would show', () => {
    for (const nothing of [
      '',
      ' ',
      '\n\t ',
      '\u00A0',
      '\u200B\u200D',
      '\u3164',
      '\uFEFF',
      '\u2060 \u00AD',
      '\u0000',
    ]) {
      expect(messageTextOf(nothing)).toEqual({ ok: false, code: 'empty' });
    }
  });

  test('may have 2,000 characters and not one more, after trimming', () => {
    expect(messageTextOf('가'.repeat(MESSAGE_MAX_CHARS)).ok).toBe(true);
    expect(messageTextOf(` ${'가'.repeat(MESSAGE_MAX_CHARS)} `).ok).toBe(true);
    expect(messageTextOf('가'.repeat(MESSAGE_MAX_CHARS + 1))).toEqual({ ok: false, code: 'too_long' });
    expect(messageTextOf('😀'.repeat(1001))).toEqual({ ok: false, code: 'too_long' });
  });

  test('has one kind of line break', () => {
    expect(messageTextOf('a\r\nb\rc\nd')).toEqual({ ok: true, value: 'a\nb\nc\nd' });
  });

  test('replaces half a surrogate pair, which no server could store', () => {
    expect(messageTextOf('a\uD83Db')).toEqual({ ok: true, value: 'a\uFFFDb' });
    expect(messageTextOf('\uDE00')).toEqual({ ok: true, value: '\uFFFD' });
  });

  test('is stable, bounded and can be written as UTF-8, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const result = messageTextOf(raw);
        const text = result.ok ? result.value : 'x';
        expect(messageTextOf(text)).toEqual({ ok: true, value: text });
        expect(text.length).toBeLessThanOrEqual(MESSAGE_MAX_CHARS);
        expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))).toBe(
          text,
        );
      }),
    );
  });
});

describe('the last message of a room', () => {
  test('is the text, or a label for a picture or an appointment', () => {
    expect(lastMessageOf(textContent('네고 되나요?'))).toBe('네고 되나요?');
    expect(lastMessageOf({ kind: 'image', imageUrl: null, caption: '앞면이에요' })).toBe(IMAGE_MESSAGE_LABEL);
    expect(IMAGE_MESSAGE_LABEL).toBe('[이미지]');
    expect(
      lastMessageOf({ kind: 'appointment', appointment: { at: millis(0), place: '종로3가역', note: '' } }),
    ).toBe('[약속]');
    expect(lastMessageOf({ kind: 'offer', price: won(480_000) })).toBe('[가격 제안] 480,000원');
  });

  test('ends before a character that would not fit whole', () => {
    expect(lastMessageOf(textContent('가'.repeat(101)))).toBe('가'.repeat(100));
    expect(lastMessageOf(textContent(`${'가'.repeat(99)}😀`))).toBe('가'.repeat(99));
    expect(lastMessageOf(textContent(`${'가'.repeat(98)}😀`))).toBe(`${'가'.repeat(98)}😀`);
  });

  test('is a beginning of the text without half characters', () => {
    fc.assert(
      fc.property(anyUnicode(300), (text) => {
        // What is stored has gone through messageTextOf, which leaves no lone half.
        fc.pre(!/\p{Surrogate}/u.test(text));
        const preview = lastMessageOf(textContent(text));
        expect(text.startsWith(preview)).toBe(true);
        expect(preview.length).toBeLessThanOrEqual(LAST_MESSAGE_MAX_CHARS);
        expect(preview.length).toBeGreaterThanOrEqual(Math.min(text.length, LAST_MESSAGE_MAX_CHARS - 1));
        expect(/\p{Surrogate}/u.test(preview)).toBe(false);
      }),
    );
  });
});
