import { profileDocument } from '#documents/profile.ts';
import type { UserId } from '#domain/ids.ts';
import { fieldOf } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';

/** Whoever talks sends many messages, and changes their name rarely: for so long an instance remembers it. */
const KNOWN_FOR_MS = 10 * 60_000;
const MOST_KNOWN = 1_000;

const known = new Map<UserId, { readonly nickname: string; readonly at: number }>();

/** By what name others know somebody; empty for whom nobody knows by any. */
export async function nicknameOf(uid: UserId): Promise<string> {
  const now = Date.now();
  const held = known.get(uid);
  if (held && now - held.at < KNOWN_FOR_MS) return held.nickname;
  const nickname = fieldOf(profileDocument, await firestore().doc(`profiles/${uid}`).get(), 'nickname');
  // The profile of somebody new may come a moment later.
  if (nickname === null || nickname === '') return '';
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(uid, { nickname, at: now });
  return nickname;
}
