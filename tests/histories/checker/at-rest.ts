import type { Breach, History, Rest, SeenRoom, ServerRoom } from '../history.ts';
import type { Facts } from './facts.ts';

/**
 * Counters, before anybody looked and after: what the other side has written and one has not read, on every
 * device.
 */
export const counters = ({ untouched, looked }: History): readonly Breach[] =>
  [untouched, looked].flatMap((rest) => rest.server.flatMap((room) => miscounted(rest, room)));

function miscounted({ devices }: Rest, { chat, unread, messages }: ServerRoom): readonly Breach[] {
  return Object.entries(unread).flatMap(([person, counted]) => {
    const exact = messages.filter(
      ({ sender, readBy }) => sender !== person && !readBy.includes(person),
    ).length;
    const onServer = { where: 'the server', counted };
    const onDevices = devices
      .filter((device) => device.person === person)
      .map(({ device, rooms }) => ({
        where: device,
        counted: rooms.find((room) => room.chat === chat)?.unread ?? 0,
      }));
    return [onServer, ...onDevices]
      .filter((place) => place.counted !== exact)
      .map((place) => ({
        promise: 'counters',
        what: `${place.where} counts ${place.counted} for ${person} in ${chat}, and ${exact} are unread`,
      }));
  });
}

/** Every device shows what the server has, and nothing else. */
export const sameEverywhere = ({ looked: { server, devices } }: History): readonly Breach[] =>
  devices.flatMap(({ device, rooms }) => {
    const onDevice = new Map(rooms.map((room) => [room.chat, room] as const));
    const missing = server.filter(({ chat }) => !onDevice.has(chat));
    return [
      ...missing.map(({ chat }) => ({ promise: 'same everywhere', what: `${device} has no room ${chat}` })),
      ...rooms.flatMap((room) =>
        differences(
          device,
          room,
          server.find(({ chat }) => chat === room.chat),
        ),
      ),
    ];
  });

function differences(device: string, room: SeenRoom, truth: ServerRoom | undefined): readonly Breach[] {
  const told = (what: string): Breach => ({
    promise: 'same everywhere',
    what: `${device}, ${room.chat}: ${what}`,
  });
  const waiting = room.messages.filter(({ state }) => state !== 'sent' && state !== 'received');
  const shown = room.messages.map(({ state: _state, ...message }) => JSON.stringify(sorted(message)));
  const held = (truth?.messages ?? []).map((message) => JSON.stringify(sorted(message)));
  const first = shown.findIndex((message, place) => message !== held[place]);
  return [
    ...waiting.map(({ id, state }) => told(`${id} is ${state} for ever`)),
    ...(first !== -1 || shown.length !== held.length
      ? [told(`shows ${shown[first] ?? `${shown.length} messages`} for ${held[first] ?? held.length}`)]
      : []),
    ...(truth && truth.lastMessage !== room.lastMessage ? [told(`speaks by ${room.lastMessage}`)] : []),
  ];
}

/** Whatever was taken in has arrived, was taken back, or was left behind by a sign-out that asked. */
export function nothingSilent(
  { looked }: History,
  { typed, takenBack, isSignedOutBetween }: Facts,
): readonly Breach[] {
  const arrived = new Set(looked.server.flatMap(({ messages }) => messages.map(({ id }) => id)));
  return typed
    .filter(
      ({ deed, device, order }) =>
        !arrived.has(deed.id) && !takenBack.has(deed.id) && !isSignedOutBetween(device, order, Infinity),
    )
    .map(({ deed, device }) => ({
      promise: 'nothing silent',
      what: `${deed.id} of ${device} never arrived`,
    }));
}

/** Its fields in one order, whoever put them down. */
const sorted = ({ id, sender, text, position, readBy }: ServerRoom['messages'][number]) => [
  id,
  sender,
  text,
  position,
  readBy,
];
