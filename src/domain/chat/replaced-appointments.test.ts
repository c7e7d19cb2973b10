import { describe, expect, test } from 'vitest';
import { aMessage, messageId } from '#tests/support/domain-fixtures.ts';
import { micros, millis, won, type Millis } from '../units.ts';
import type { Message } from './chat.ts';
import { shownAt } from './day-groups.ts';
import type { MessageContent, Verdict } from './message-content.ts';
import { NO_SHOW_AFTER_MS } from './no-show.ts';
import { replacedAppointments } from './replaced-appointments.ts';

const said = (id: string, at: number, content: MessageContent): Message =>
  aMessage({ id: messageId(id), content, position: micros(at * 1000), typedAt: millis(at) });
const meeting = (id: string, at: number, time = 10_000): Message =>
  said(id, at, { kind: 'appointment', appointment: { at: millis(time), place: '종로3가역', note: '' } });
const answer = (id: string, at: number, verdict: Verdict = 'accepted'): Message =>
  said(`${id}-a`, at, { kind: 'answer', verdict });

const replaced = (messages: readonly Message[], saidAt: (message: Message) => Millis | null = shownAt) => [
  ...replacedAppointments(messages, saidAt),
];

describe('an appointment that both had agreed on', () => {
  const agreed = [meeting('m1', 1), answer('m1', 2)];

  test('is replaced by each that is agreed on later, whichever was proposed first', () => {
    expect(replaced([...agreed, meeting('m2', 3), answer('m2', 4)])).toEqual(['m1']);
    expect(replaced([meeting('m2', 0), ...agreed, answer('m2', 4)])).toEqual(['m1']);
    const third = [meeting('m3', 5), answer('m3', 6)];
    expect(replaced([...agreed, meeting('m2', 3), answer('m2', 4), ...third])).toEqual(['m1', 'm2']);
  });

  test('is not replaced by what is proposed, declined or another proposal, nor by an agreed price', () => {
    expect(replaced(agreed)).toEqual([]);
    expect(replaced([...agreed, meeting('m2', 3)])).toEqual([]);
    expect(replaced([...agreed, meeting('m2', 3), answer('m2', 4, 'declined')])).toEqual([]);
    expect(replaced([...agreed, meeting('m2', 3), meeting('m2-a', 4)])).toEqual([]);
    const offer = said('o', 3, { kind: 'offer', price: won(500_000) });
    expect(replaced([...agreed, offer, answer('o', 4)])).toEqual([]);
  });

  test('is replaced until it counts as missed, and not by what was made up for it', () => {
    const missedAt = 10_000 + NO_SHOW_AFTER_MS;
    expect(replaced([...agreed, meeting('m2', 3), answer('m2', missedAt)])).toEqual(['m1']);
    expect(replaced([...agreed, meeting('m2', 3), answer('m2', missedAt + 1)])).toEqual([]);
  });

  test('stays replaced where what replaced it is called off', () => {
    const moved = [...agreed, meeting('m2', 3), answer('m2', 4)];
    expect(replaced([...moved, answer('m2-a', 5, 'called_off')])).toEqual(['m1']);
  });

  test('is not replaced by an acceptance that never went out', () => {
    const moved = [...agreed, meeting('m2', 3), answer('m2', 4)];
    expect(replaced(moved, (message) => (message.id === 'm2-a' ? null : shownAt(message)))).toEqual([]);
  });
});
