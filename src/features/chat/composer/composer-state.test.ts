import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf, freshText, withStored } from '#domain/chat/box-words.ts';
import { MESSAGE_MAX_CHARS } from '#domain/chat/chat.ts';
import { EMPTY_COMPOSER, reduceComposer, type ComposerEvent, type ComposerState } from './composer-state.ts';

const run = (...events: readonly ComposerEvent[]): ComposerState =>
  events.reduce(reduceComposer, EMPTY_COMPOSER);
const typed = (text: string): ComposerEvent => ({ kind: 'typed', text });
const submit = (ticket: string): ComposerEvent => ({ kind: 'submitted', ticket });
const submitted = submit('m1');

test('what is submitted stands in the box until it is on the disk', () => {
  const state = run(typed('안녕'), submitted);
  expect(state.text).toBe('안녕');
  expect(freshText(state)).toBe('');
  expect(draftOf(state)).toBe('안녕');
  expect(draftOf(withStored(state, (ticket) => ticket === 'm1'))).toBe('');
});

test('submitted again, it is not sent again', () => {
  expect(run(typed('안녕'), submitted, submitted).departing).toHaveLength(1);
});

test('what is typed behind it stays, and is what the next submission sends', () => {
  const state = run(typed('안녕'), submitted, typed('안녕하세요'), submit('m2'), {
    kind: 'stored',
    ticket: 'm1',
  });
  expect(state.text).toBe('하세요');
  expect(state.departing).toEqual([{ ticket: 'm2', text: '하세요', isStored: false }]);
});

describe('while a syllable is put together', () => {
  const composing: ComposerEvent = { kind: 'composing', isComposing: true };
  const stored: ComposerEvent = { kind: 'stored', ticket: 'm1' };

  test('behind what is on the disk, the box waits for it', () => {
    const waiting = run(typed('안녕'), submitted, composing, typed('안녕ㅎ'), stored);
    expect(waiting.text).toBe('안녕ㅎ');
    expect(draftOf(waiting)).toBe('ㅎ');
    const done = [typed('안녕하'), { kind: 'composing', isComposing: false } as const].reduce(
      reduceComposer,
      waiting,
    );
    expect(done).toMatchObject({ text: '하', departing: [] });
  });

  test('which is the last that was submitted, the box empties all the same', () => {
    expect(run(composing, typed('안녕'), submitted, stored)).toMatchObject({ text: '', departing: [] });
  });
});

test('a stored message is gone from the box and the draft', () => {
  const state = run(typed('안녕'), submitted, { kind: 'stored', ticket: 'm1' });
  expect(state.departing).toEqual([]);
  expect(draftOf(state)).toBe('');
});

test('when the disk refuses, the words that were typed over come back', () => {
  const state = run(typed('하나'), submitted, typed('둘'), submit('m2'), typed('셋'), {
    kind: 'refused',
    code: 'disk',
  });
  expect(state).toMatchObject({ text: '하나\n둘\n셋', departing: [], problem: 'disk' });
});

test('typing on takes the problem away, since it has been seen', () => {
  expect(run(typed('하나'), submitted, { kind: 'refused', code: 'disk' }, typed('하나 '))).toMatchObject({
    text: '하나 ',
    problem: null,
  });
});

test('what its writer would rather not send stands in the box as if it had not been submitted', () => {
  const back: ComposerEvent = { kind: 'turned_back', ticket: 'm1' };
  expect(run(typed('안녕'), submitted, typed('안녕하세요'), back)).toMatchObject({
    text: '안녕하세요',
    departing: [],
    problem: null,
  });
  expect(run(typed('안녕'), submitted, typed('다른 말'), back).text).toBe('안녕\n다른 말');
});

test('an empty box is not sent', () => {
  expect(run(typed(' \n '), submitted)).toMatchObject({ text: ' \n ', departing: [], problem: null });
});

test('a text that is too long stays in the box with its problem', () => {
  const long = '가'.repeat(MESSAGE_MAX_CHARS + 1);
  expect(run(typed(long), submitted)).toMatchObject({ text: long, departing: [], problem: 'too_long' });
});

describe('a draft', () => {
  test('fills an untouched box', () => {
    expect(run({ kind: 'draft_read', text: '저번에' }).text).toBe('저번에');
  });

  test('does not push away what was typed while it was read', () => {
    expect(run(typed('급해요'), { kind: 'draft_read', text: '저번에' }).text).toBe('저번에\n급해요');
  });

  test('that is empty changes nothing', () => {
    expect(run(typed('급해요 '), { kind: 'draft_read', text: '' }).text).toBe('급해요 ');
  });
});

describe('a phrase', () => {
  test('fills an empty box and follows what stands there', () => {
    const chosen: ComposerEvent = { kind: 'phrase_chosen', phrase: '직거래 가능해요.' };
    expect(run(chosen).text).toBe('직거래 가능해요.');
    expect(run(typed('네, '), chosen).text).toBe('네, 직거래 가능해요.');
  });
});

test('whatever happens, every submitted word is stored, departing or in the box', () => {
  const word = fc.nat({ max: 99_999 }).map((n) => `w${n}w`);
  const step = fc.oneof(
    word.map((text) => ({ kind: 'type' as const, text })),
    fc
      .constantFrom('submit' as const, 'store' as const, 'refuse' as const, 'turn back' as const)
      .map((kind) => ({ kind })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = EMPTY_COMPOSER;
      const stored: string[] = [];
      const expected: string[] = [];
      let tickets = 0;
      for (const one of steps) {
        if (one.kind === 'type') {
          expected.push(one.text);
          state = reduceComposer(state, typed(state.text === '' ? one.text : `${state.text}\n${one.text}`));
        } else if (one.kind === 'submit') {
          state = reduceComposer(state, submit(`t${(tickets += 1)}`));
        } else if (one.kind === 'store') {
          const [first] = state.departing;
          if (first) {
            stored.push(first.text);
            state = reduceComposer(state, { kind: 'stored', ticket: first.ticket });
          }
        } else if (one.kind === 'refuse') {
          state = reduceComposer(state, { kind: 'refused', code: 'disk' });
        } else {
          const { ticket } = state.departing.at(-2) ?? state.departing[0] ?? { ticket: 'none' };
          state = reduceComposer(state, { kind: 'turned_back', ticket });
        }
      }
      const kept = [...stored, draftOf(state)].join('\n').split(/\n+/).filter(Boolean);
      expect(kept).toEqual(expected);
    }),
  );
});
