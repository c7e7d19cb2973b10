import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUYER, notificationId, seoul } from '#tests/support/domain-fixtures.ts';
import { millis } from '../units.ts';
import { notificationDays } from './notification-days.ts';
import type { Notification } from './notification.ts';

const notice = (id: string, wallClock: string, read = false): Notification => ({
  id: notificationId(id),
  to: BUYER,
  type: 'system',
  title: id,
  body: '',
  link: '',
  meta: {},
  read,
  createdAt: seoul(wallClock),
});

const shape = (notifications: readonly Notification[], stayUp: readonly string[] = []) =>
  notificationDays(notifications, new Set(stayUp.map(notificationId))).map((day) => [
    day.date,
    ...day.notifications.map(({ id }) => id),
  ]);

describe('notifications by day', () => {
  test('the newest day comes first, and in a day the unread, each part newest first', () => {
    expect(
      shape([
        notice('old', '2026-03-10T10:00'),
        notice('read-late', '2026-03-11T22:00', true),
        notice('unread-early', '2026-03-11T08:00'),
        notice('read-early', '2026-03-11T07:00', true),
        notice('unread-late', '2026-03-11T09:00'),
      ]),
    ).toEqual([
      ['2026-03-11', 'unread-late', 'unread-early', 'read-late', 'read-early'],
      ['2026-03-10', 'old'],
    ]);
  });

  test('a day ends at midnight in Seoul', () => {
    expect(shape([notice('a', '2026-03-11T00:00'), notice('b', '2026-03-10T23:59')])).toEqual([
      ['2026-03-11', 'a'],
      ['2026-03-10', 'b'],
    ]);
  });

  test('one that is read on the screen keeps its place', () => {
    const notices = [notice('a', '2026-03-11T09:00', true), notice('b', '2026-03-11T10:00')];
    expect(shape(notices, ['a'])).toEqual([['2026-03-11', 'b', 'a']]);
    const read = notices.map((one) => ({ ...one, read: true }));
    expect(shape([...read, notice('c', '2026-03-11T12:00', true)], ['a', 'b'])).toEqual([
      ['2026-03-11', 'b', 'a', 'c'],
    ]);
  });

  test('nothing is lost or doubled, and days never repeat', () => {
    const anyNotice = fc.record({ at: fc.nat({ max: 4_000_000_000_000 }), read: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyNotice), (entries) => {
        const notices = entries.map(({ at, read }, index) => ({
          ...notice(`n${index}`, '2026-03-11T09:00', read),
          createdAt: millis(at),
        }));
        const days = notificationDays(notices, new Set());
        expect(
          days
            .flatMap((day) => day.notifications)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(notices.map(({ id }) => id).toSorted());
        expect(days.map(({ date }) => date)).toEqual(
          [...new Set(days.map(({ date }) => date))].toSorted().toReversed(),
        );
      }),
    );
  });
});
