/** Conversations as Firestore documents, from the scripts in data/talks.mjs. */
import { TALKS } from './data/talks.mjs';
import { certain, domain } from './domain.mjs';
import { LISTINGS } from './listings.mjs';
import { person } from './people.mjs';
import { between, seeded } from './random.mjs';

const owner = (listing) => person(LISTINGS[listing].by).uid;

export const chatIdAbout = (listing, asks) =>
  certain(domain.chatIdOf(listing, person(asks).uid, owner(listing)));
export const chatsAbout = (listing) => TALKS.filter((talk) => talk.listing === listing).length;

/**
 * Unique over all conversations, as the ids are that people's devices make: a device keeps messages by
 * nothing else.
 */
export const messageIdOf = (listing, asks, number) =>
  `${listing}-${asks}-m${String(number).padStart(4, '0')}`;

/** The chat about a listing in which the person with this short name takes part. */
export function chatIdOfPerson(listing, short) {
  const talk = TALKS.find(
    (t) => t.listing === listing && (t.asks === short || owner(listing) === person(short).uid),
  );
  if (!talk) throw new Error(`${short} has no chat about ${listing}`);
  return chatIdAbout(listing, talk.asks);
}

/** `chats` with their messages: { id, data, messages: [{ id, data }] }. */
export const chats = (clock, shelf) => TALKS.map((talk) => chatOf(talk, clock, shelf));

function chatOf(talk, clock, shelf) {
  const id = chatIdAbout(talk.listing, talk.asks);
  const participants = domain.sortedPair(person(talk.asks).uid, owner(talk.listing));
  const sides = { asks: person(talk.asks).uid, owns: owner(talk.listing) };
  const letters = talk.letters ?? { a: 'asks', o: 'owns' };
  const lines = timed(talk.script, clock, `chat ${id}`).map((line) => ({
    ...line,
    sender: sides[letters[line.letter]],
  }));
  const unread = Object.fromEntries(participants.map((uid) => [uid, unreadOf(talk, uid)]));
  const seq = Object.fromEntries(participants.map((uid) => [uid, 0]));
  const messages = lines.map((line, i) => {
    const other = participants.find((uid) => uid !== line.sender);
    const isRead = lines.length - i > unread[other];
    seq[line.sender] += 1;
    const content = contentOf(line.words, { id, at: line.at, clock, shelf });
    return {
      id: messageIdOf(talk.listing, talk.asks, i + 1),
      content,
      data: {
        ...domain.newMessage(line.sender, {
          content,
          seq: seq[line.sender],
          // The phone's clock, a moment before the server's.
          typedAt: line.at.getTime() - 400,
        }),
        timestamp: line.at,
        readBy: isRead ? [line.sender, other] : [line.sender],
      },
    };
  });
  const last = messages.at(-1);
  if (last === undefined) throw new Error(`nobody says anything in ${id}`);
  return {
    id,
    data: {
      productId: talk.listing,
      participants,
      lastMessage: domain.lastMessageOf(last.content),
      lastMessageAt: last.data.timestamp,
      lastUpdated: last.data.timestamp,
      touchedAt: last.data.timestamp,
      unreadCount: unread,
      lastBatch: [last.id],
    },
    messages,
  };
}

const unreadOf = (talk, uid) =>
  Object.entries(talk.unread ?? {}).find(([short]) => person(short).uid === uid)?.[1] ?? 0;

/** Lines of a script with the moment each was sent, always later than the one before. */
function timed(script, clock, word) {
  const chance = seeded(word);
  const lines = [];
  let at = 0;
  let quick = false;
  for (const line of script.trim().split('\n')) {
    const heading = line.match(/^@(?:m(\d+)|(\d+) (\d\d:\d\d))$/);
    if (heading) {
      const [, minutes, days, time] = heading;
      quick = minutes !== undefined;
      at = Math.max(
        at + 1000,
        (quick ? clock.minutesAgo(Number(minutes)) : clock.at(Number(days), time)).getTime(),
      );
      continue;
    }
    lines.push({ letter: line[0], words: line.slice(2), at: new Date(at) });
    at += between(chance, quick ? 12 : 18, quick ? 40 : 110) * 1000 + between(chance, 0, 900);
  }
  return lines;
}

function contentOf(words, { id, at, clock, shelf }) {
  const photo = words.match(/^\[photo (\S+)\]$/);
  if (photo) return { kind: 'image', imageUrl: shelf.inChat(id, at, photo[1]), caption: '' };
  const meeting = words.match(/^\[appointment (-?\d+) (\d\d:\d\d) \| (.+) \| (.+)\]$/);
  if (meeting) {
    const [, days, time, place, note] = meeting;
    return {
      kind: 'appointment',
      appointment: { at: clock.at(Number(days), time).getTime(), place, note },
    };
  }
  return { kind: 'text', text: words };
}
