import { expect, test, vi } from 'vitest';
import { createAnswerGate } from './answer-gate.ts';

test('an open gate lets an answer through at once', () => {
  const gate = createAnswerGate();
  gate.turn('open');
  const answer = vi.fn<() => void>();
  gate.before(answer);
  expect(answer).toHaveBeenCalledOnce();
  expect(gate.isAsking()).toBe(false);
});

test('while nobody can say, an answer waits unasked, and leaves by itself', () => {
  const gate = createAnswerGate();
  const answer = vi.fn<() => void>();
  gate.before(answer);
  expect(gate.isAsking()).toBe(false);
  expect(answer).not.toHaveBeenCalled();
  gate.turn('open');
  expect(answer).toHaveBeenCalledOnce();
  gate.turn('unsure');
  gate.turn('open');
  expect(answer).toHaveBeenCalledOnce();
});

test('a closed gate asks, and lets through who has read', () => {
  const gate = createAnswerGate();
  const heard = vi.fn<() => void>();
  const stop = gate.subscribe(heard);
  gate.turn('closed');
  expect(gate.isAsking()).toBe(false);
  const answer = vi.fn<() => void>();
  gate.before(answer);
  expect(gate.isAsking()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
  gate.pass();
  expect(answer).toHaveBeenCalledOnce();
  expect(gate.isAsking()).toBe(false);
  stop();
  gate.before(answer);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('what waited while nobody could say is asked about once the gate is closed', () => {
  const gate = createAnswerGate();
  gate.before(() => undefined);
  gate.turn('closed');
  expect(gate.isAsking()).toBe(true);
});

test('who would rather not answer is let be, and asked again the next time', () => {
  const gate = createAnswerGate();
  gate.turn('closed');
  const answer = vi.fn<() => void>();
  gate.before(answer);
  gate.cancel();
  expect(gate.isAsking()).toBe(false);
  gate.pass();
  expect(answer).not.toHaveBeenCalled();
  gate.before(answer);
  expect(gate.isAsking()).toBe(true);
});

test('all that wait leave in their order, each once, or are turned back, each once', () => {
  const told: string[] = [];
  const gate = createAnswerGate();
  const wait = (name: string) =>
    gate.before(
      () => told.push(name),
      () => told.push(`not ${name}`),
    );
  gate.before(() => told.push('picture'));
  wait('words');
  gate.turn('open');
  expect(told.splice(0)).toEqual(['picture', 'words']);
  gate.turn('closed');
  gate.before(() => told.push('picture'));
  wait('words');
  wait('more');
  gate.cancel();
  gate.cancel();
  gate.turn('open');
  expect(told).toEqual(['not words', 'not more']);
});

test('whoever leaves has sent what waited unasked, and not what was to be read for', () => {
  const answers: string[] = [];
  const left = createAnswerGate();
  left.before(() => answers.push('unasked'));
  left.leave();
  const asked = createAnswerGate();
  asked.turn('closed');
  asked.before(
    () => answers.push('asked'),
    () => answers.push('turned back'),
  );
  asked.leave();
  asked.turn('open');
  expect(answers).toEqual(['unasked', 'turned back']);
});
