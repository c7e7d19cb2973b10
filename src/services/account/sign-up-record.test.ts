// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { keepPendingProfile, noteNewsWish, readPendingProfile } from './pending-profile.ts';
import { recordSignUp, type SignUpRemote } from './sign-up-record.ts';

const uid = userId('buyer1');
const email = 'buyer@example.com';
const typed = { nickname: '금빛', phone: '010-1234-5678' };

function server(answer: 'ok' | 'offline' = 'ok') {
  const asked: Parameters<SignUpRemote['recordSignUp']>[] = [];
  const load = async (): Promise<SignUpRemote> => ({
    async recordSignUp(...call) {
      asked.push(call);
      return answer === 'ok' ? ok(null) : err('offline');
    },
  });
  return { asked, load };
}

afterEach(() => localStorage.clear());

test('what was typed and agreed to is brought to the server once, and stays here', async () => {
  keepPendingProfile({ email, ...typed, wantsNews: true, isRecorded: false });
  const { asked, load } = server();
  await recordSignUp(uid, email, load);
  await recordSignUp(uid, email, load);
  expect(asked).toEqual([[uid, typed, { service: true, privacy: true, age: true, news: true }]]);
  expect(readPendingProfile(email)).toMatchObject({ ...typed, isRecorded: true });
});

test('what could not be brought is tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepPendingProfile({ email, ...typed, wantsNews: false, isRecorded: false });
  await recordSignUp(uid, email, server('offline').load);
  const { asked, load } = server();
  await recordSignUp(uid, email, load);
  expect(asked[0]?.[2]).toMatchObject({ news: false });
  warn.mockRestore();
});

test('what is said of news while the sign-up is on its way is brought behind it', async () => {
  keepPendingProfile({ email, ...typed, wantsNews: true, isRecorded: false });
  const { asked, load } = server();
  await recordSignUp(uid, email, async () => {
    const remote = await load();
    return {
      async recordSignUp(...call) {
        noteNewsWish(email, false);
        return remote.recordSignUp(...call);
      },
    };
  });
  expect(readPendingProfile(email)).toMatchObject({ wantsNews: false, isRecorded: false });
  await recordSignUp(uid, email, load);
  expect(asked[1]?.[2]).toMatchObject({ news: false });
  expect(readPendingProfile(email)).toMatchObject({ wantsNews: false, isRecorded: true });
});

test('nothing is brought for somebody else, or for who has typed nothing', async () => {
  const { asked, load } = server();
  await recordSignUp(uid, email, load);
  keepPendingProfile({ email: 'other@example.com', ...typed, wantsNews: true, isRecorded: false });
  await recordSignUp(uid, email, load);
  expect(asked).toEqual([]);
});
