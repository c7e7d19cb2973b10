import type { Breach, ReadEvent, SeenMessage } from '../history.ts';
import type { Facts } from './facts.ts';

/** What the screens showed while the world was going on. */
export const whatWasRead = (facts: Facts): readonly Breach[] =>
  facts.reads.flatMap((read) => [
    ...ownWrites(read, facts),
    ...falseConfirmations(read, facts),
    ...stepsBack(read, facts),
  ]);

/** Whoever has typed sees it, from then on and in every tab of the device. */
function ownWrites(read: ReadEvent, { typed, takenBack, isSignedOutBetween }: Facts): readonly Breach[] {
  const shown = new Set(read.room.messages.map(({ id }) => id));
  return typed
    .filter(({ device, order, deed }) => {
      const isBefore = device === read.device && order < read.invokedAt && deed.chat === read.room.chat;
      const isGone =
        (takenBack.get(deed.id) ?? Infinity) < read.order || isSignedOutBetween(device, order, read.order);
      return isBefore && !isGone && !shown.has(deed.id);
    })
    .map(({ deed }) => ({ promise: 'read your writes', what: `${deed.id} was not shown on ${read.device}` }));
}

/** What is shown as sent, or as come, the server has, and has as it is shown. */
function falseConfirmations({ room, order, device }: ReadEvent, { written }: Facts): readonly Breach[] {
  const known = new Set(
    written.filter((event) => event.order < order).map(({ id, text }) => `${id} ${text}`),
  );
  return room.messages
    .filter((message) => isConfirmed(message) && !known.has(`${message.id} ${message.text}`))
    .map(({ id }) => ({
      promise: 'no false word',
      what: `${id} was shown as sent on ${device}, which it was not`,
    }));
}

/** What was shown as confirmed once stays, at its place, and is no less read than it was. */
function stepsBack(read: ReadEvent, { reads }: Facts): readonly Breach[] {
  const before = reads.findLast(
    ({ device, session, order, room }) =>
      device === read.device &&
      session === read.session &&
      order < read.invokedAt &&
      room.chat === read.room.chat,
  );
  if (!before) return [];
  const now = read.room.messages.filter(isConfirmed);
  const places = new Map(now.map((message, place) => [message.id, { message, place }] as const));
  let last = -1;
  return before.room.messages.filter(isConfirmed).flatMap((old) => {
    const found = places.get(old.id);
    const wasBehind = last;
    last = found?.place ?? last;
    const isKept =
      found !== undefined &&
      found.place > wasBehind &&
      found.message.position === old.position &&
      old.readBy.every((uid) => found.message.readBy.includes(uid));
    return isKept ? [] : [{ promise: 'monotonic reads', what: `${old.id} went back on ${read.device}` }];
  });
}

const isConfirmed = ({ state }: SeenMessage): boolean => state === 'sent' || state === 'received';
