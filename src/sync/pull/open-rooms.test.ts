import { expect, test, vi } from 'vitest';
import { chatId } from '#tests/support/domain-fixtures.ts';
import { createOpenRooms } from './open-rooms.ts';

const ROOM = chatId('p1_buyer_seller');
const OTHER = chatId('p2_buyer_seller');

test('a room is open until everything on the screen that shows it has left it', () => {
  const rooms = createOpenRooms();
  const [leaveFirst, leaveSecond] = [rooms.open(ROOM), rooms.open(ROOM)];
  expect([rooms.has(ROOM), rooms.has(OTHER)]).toEqual([true, false]);
  leaveFirst();
  expect(rooms.has(ROOM)).toBe(true);
  leaveSecond();
  expect(rooms.has(ROOM)).toBe(false);
  rooms.open(ROOM)();
  expect(rooms.has(ROOM)).toBe(false);
});

test('who asked is told whenever one was left, until they stop asking', () => {
  const rooms = createOpenRooms();
  const told = vi.fn();
  const stop = rooms.onLeft(told);
  const leave = rooms.open(ROOM);
  expect(told).not.toHaveBeenCalled();
  leave();
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  rooms.open(OTHER)();
  expect(told).toHaveBeenCalledTimes(1);
});
