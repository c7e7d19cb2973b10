import type { UserRecord } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import { findMemberCall } from '#documents/calls/operations.ts';
import { exchangeDocument } from '#documents/exchange.ts';
import { productDocument } from '#documents/product.ts';
import { profileDocument } from '#documents/profile.ts';
import { numberQuestions } from '#domain/exchange/exchange-search.ts';
import { parseExchangeId, parseUserId, type UserId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import { maskedEmail, MOST_MEMBERS, type FoundMember } from '#domain/system/found-member.ts';
import { millis } from '#domain/units.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf } from '../runtime/caller.ts';
import { fieldName, fieldOf } from '../runtime/field-of.ts';
import { accounts, firestore } from '../runtime/firebase.ts';
import { log } from '../runtime/log.ts';
import { onCall } from '../runtime/on-call.ts';
import { actOnce } from './admin-action.ts';

const MOST_EXCHANGES = 5;

/**
 * Finds members by what they say of themselves to the desk: nickname, e-mail, id or a number of an exchange,
 * each whole. Before anything is shown it is written down who has searched and whom that showed, not by which
 * words.
 */
export const findMember = onCall(
  callOptions(2),
  async (request): Promise<Result<readonly FoundMember[], never>> => {
    const caller = await adminOf(request);
    const call = findMemberCall.request(request.data);
    if (call === null) throw new HttpsError('invalid-argument', 'nobody is searched for');
    const { callId, words } = call;
    const uids = await uidsFor(words);
    const found = uids.length === 0 ? [] : (await accounts().getUsers(uids.map((uid) => ({ uid })))).users;
    const shown = found.map(({ uid }) => uid);
    await actOnce({ kind: 'member_search', caller, callId, asked: words }, () => ({
      found: shown.length,
      uids: shown,
    }));
    log.info('members were searched for', { by: caller.uid, uids: shown });
    return ok(await Promise.all(found.map((account) => memberOf(account, words))));
  },
);

/** All that the words may mean, at most so many. */
async function uidsFor(words: string): Promise<readonly UserId[]> {
  const found = await Promise.all([byEmail(words), byId(words), byNickname(words), byNumber(words)]);
  return [...new Set(found.flat())].slice(0, MOST_MEMBERS);
}

async function byEmail(words: string): Promise<readonly UserId[]> {
  if (!/^[^\s@]+@[^\s@]+$/.test(words)) return [];
  const { users } = await accounts().getUsers([{ email: words.toLowerCase() }]);
  return users.flatMap(({ uid }) => parseUserId(uid) ?? []);
}

async function byId(words: string): Promise<readonly UserId[]> {
  const uid = parseUserId(words);
  // Longer than any account's id, which the service refuses instead of not finding it.
  return uid === null || uid.length > 128 ? [] : [uid];
}

async function byNickname(words: string): Promise<readonly UserId[]> {
  const profiles = firestore()
    .collection('profiles')
    .where(fieldName(profileDocument, 'nickname'), '==', words);
  return (await profiles.limit(MOST_MEMBERS).get()).docs.flatMap(({ id }) => parseUserId(id) ?? []);
}

async function byNumber(words: string): Promise<readonly UserId[]> {
  const answers = await Promise.all(
    numberQuestions(words).map(({ field, values }) =>
      firestore()
        .collection('goldExchanges')
        .where(field, 'in', values)
        .limit(MOST_MEMBERS)
        .select(fieldName(exchangeDocument, 'userId'))
        .get(),
    ),
  );
  return answers.flatMap(({ docs }) => docs.flatMap((one) => fieldOf(exchangeDocument, one, 'userId') ?? []));
}

async function memberOf(account: UserRecord, words: string): Promise<FoundMember> {
  const uid = parseUserId(account.uid);
  if (uid === null) throw new HttpsError('internal', 'an account whose id is none');
  const database = firestore();
  const [profile, listings, exchanges] = await Promise.all([
    database.doc(`profiles/${uid}`).get(),
    database.collection('products').where(fieldName(productDocument, 'sellerId'), '==', uid).count().get(),
    database
      .collection('goldExchanges')
      .where(fieldName(exchangeDocument, 'userId'), '==', uid)
      .orderBy(fieldName(exchangeDocument, 'createdAt'), 'desc')
      .limit(MOST_EXCHANGES)
      .get(),
  ]);
  const email = account.email ?? '';
  return {
    uid,
    email: email === words.toLowerCase() ? email : maskedEmail(email),
    nickname: fieldOf(profileDocument, profile, 'nickname') ?? '',
    isVerified: account.emailVerified,
    isSuspended: account.disabled,
    isAdmin: account.customClaims?.['admin'] === true,
    joinedAt: millis(Date.parse(account.metadata.creationTime)),
    listings: listings.data().count,
    exchanges: exchanges.docs.flatMap((exchange) => {
      const id = parseExchangeId(exchange.id);
      const said = exchangeDocument.readSome(exchange.data(), ['requestNo', 'status']);
      return id && said ? [{ id, ...said }] : [];
    }),
  };
}
