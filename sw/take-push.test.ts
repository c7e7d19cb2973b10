import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePushFields } from '#documents/push.ts';
import { parseUserId } from '#domain/ids.ts';
import type { Push } from '#domain/notification/push.ts';
import { takePush, type PushSurroundings } from './take-push.ts';

const FIELDS = {
  title: '새 메시지',
  body: '네 가능해요',
  type: 'chat',
  click_action: '/chat/a_b_c',
  eventId: 'event-1',
  tag: 'chat:a_b_c',
  to: 'reader',
  sentAt: '1700000000000',
};

function pushOf(fields: Record<string, unknown> = {}): Push {
  const push = parsePushFields({ ...FIELDS, ...fields });
  if (!push) throw new Error('no push');
  return push;
}

interface World {
  readonly mustShowEveryPush: boolean;
  readonly signedIn: 'reader' | 'next' | 'nobody can say';
  readonly isToasted: boolean;
  readonly isRead: boolean;
}

/** A worker that counts what it shows. */
function worker({ mustShowEveryPush, signedIn, isToasted, isRead }: World) {
  const arrived = new Set<string>();
  const shown: ('news' | 'again' | 'anonymous')[] = [];
  let isSubscribed = true;
  const around: PushSurroundings = {
    mustShowEveryPush,
    ownerOf: (push) =>
      Promise.resolve(
        signedIn === 'nobody can say'
          ? 'unknown'
          : push.to === parseUserId(signedIn)
            ? 'signed_in'
            : 'somebody_else',
      ),
    isFirst: ({ eventId }) => {
      const isNew = !arrived.has(eventId);
      arrived.add(eventId);
      return Promise.resolve(isNew);
    },
    merge: () => Promise.resolve(isRead ? 'read_already' : 'news'),
    toast: () => Promise.resolve(isToasted),
    show: (_push, kind) => Promise.resolve(void shown.push(kind)),
    showAnonymous: () => Promise.resolve(void shown.push('anonymous')),
    endSubscription: () => {
      isSubscribed = false;
      return Promise.resolve();
    },
  };
  return { around, shown, isSubscribed: () => isSubscribed };
}

const ELSEWHERE: World = { mustShowEveryPush: false, signedIn: 'reader', isToasted: false, isRead: false };
const SAFARI: World = { ...ELSEWHERE, mustShowEveryPush: true };

describe('where the platform does not count', () => {
  test('news is shown once, however often it arrives', async () => {
    const { around, shown } = worker(ELSEWHERE);
    await takePush(pushOf(), around);
    await takePush(pushOf(), around);
    expect(shown).toEqual(['news']);
  });

  test('a page that is seen shows it instead', async () => {
    const { around, shown } = worker({ ...ELSEWHERE, isToasted: true });
    expect(await takePush(pushOf(), around)).toBe('reader');
    expect(shown).toEqual([]);
  });

  test("somebody else's is not shown", async () => {
    const { around, shown } = worker({ ...ELSEWHERE, signedIn: 'next' });
    expect(await takePush(pushOf(), around)).toBeNull();
    expect(shown).toEqual([]);
  });
});

describe('where every push must be seen', () => {
  test('a repeated push takes the place of the first without a sound', async () => {
    const { around, shown } = worker(SAFARI);
    await takePush(pushOf(), around);
    await takePush(pushOf(), around);
    expect(shown).toEqual(['news', 'again']);
  });

  test("somebody else's says nothing of its content and ends the subscription", async () => {
    const { around, shown, isSubscribed } = worker({ ...SAFARI, signedIn: 'next' });
    await takePush(pushOf(), around);
    expect({ shown, subscribed: isSubscribed() }).toEqual({ shown: ['anonymous'], subscribed: false });
  });

  test('of 1,000 pushes of every kind none goes without a visible notification', async () => {
    const payload = fc.oneof(
      fc.record({ eventId: fc.constantFrom('e1', 'e2', 'e3'), to: fc.constantFrom('reader', 'next') }),
      fc.record({ title: fc.string(), body: fc.string(), tag: fc.string(), eventId: fc.string() }),
      fc.dictionary(fc.string(), fc.anything()),
      fc.anything(),
    );
    const world = fc.record({
      mustShowEveryPush: fc.constant(true),
      signedIn: fc.constantFrom('reader', 'next', 'nobody can say' as const),
      isToasted: fc.boolean(),
      isRead: fc.boolean(),
    });
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(
        world,
        fc.array(payload, { minLength: 10, maxLength: 10 }),
        async (given, payloads) => {
          const { around, shown } = worker(given);
          for (const fields of payloads) {
            const before = shown.length;
            const isObject = typeof fields === 'object' && fields !== null;
            await takePush(parsePushFields(isObject ? { ...FIELDS, ...fields } : fields), around);
            taken += 1;
            expect(shown.length).toBe(before + 1);
          }
        },
      ),
      { numRuns: 100 },
    );
    expect(taken).toBe(1_000);
  });
});
