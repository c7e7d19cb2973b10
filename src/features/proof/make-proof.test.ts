import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import { PENDING_POSITION } from '#domain/chat/chat.ts';
import { sealText, type ProofSeal } from '#domain/proof/proof-file.ts';
import { millis, type Millis } from '#domain/units.ts';
import { checkProof, type ProofVerdict } from '#services/proof/check-proof.ts';
import { aMessage, messageId, seoul, SELLER } from '#tests/support/domain-fixtures.ts';
import { PROOF_KEY, sealed, statementOf } from '#tests/support/proof-seals.ts';
import { aProvenTalk, pictureOf, strangersAround, TALK } from '#tests/support/proven-talk.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { checkerFile, makeProof, proofFile } from './make-proof.ts';
import { verdictWords } from './verdict-lines.ts';

const NOW = seoul('2026-03-12T08:00');
const YES = { kind: 'answer', verdict: 'accepted' } as const;
let db: UserDatabase;

beforeEach(async () => {
  db = new UserDatabase(SELLER);
  await Promise.all([db.delete({ disableAutoOpen: false }), catalogue.products.clear()]);
});

const readPicture = async (url: string): Promise<Blob> => pictureOf(url);

async function made(read: (url: string) => Promise<Blob | null> = readPicture) {
  const proof = await makeProof(db, TALK, NOW, { keys: [PROOF_KEY], readPicture: read });
  if (!proof.ok) throw new Error(proof.code);
  return proof.value;
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
const check = async (file: Blob, keys = [PROOF_KEY]): Promise<ProofVerdict> =>
  checkProof(await bytesOf(file), keys);
const signed = async (head: Blob, over = {}): Promise<{ head: Blob; seal: ProofSeal }> => ({
  head,
  seal: sealed(await statementOf(head, over)),
});

describe('a proof of a deal', () => {
  test('holds as it was signed, and says what the server has found with itself', async () => {
    await aProvenTalk(db);
    const { head, fileHash, range } = await made();
    const verdict = await check(proofFile(await signed(head)));
    expect(verdict).toMatchObject({
      kind: 'signed',
      statement: { fileHash, range, messageCount: 18 },
      agreement: {
        conversation: true,
        parties: true,
        listing: true,
        order: true,
        goldPrice: true,
        photos: { same: 3, other: 0, unseen: 0 },
      },
    });
    expect(verdictWords(verdict)).toMatchObject({ tone: 'ok', title: '변경되지 않은 증빙입니다.' });
  });

  test('shows of a thousand bytes that are changed each one', async () => {
    await aProvenTalk(db);
    const bytes = await bytesOf(proofFile(await signed((await made()).head)));
    const random = new SeededRandom(20_260_212);
    const unnoticed: number[] = [];
    for (let turn = 0; turn < 1_000; turn += 1) {
      const at = random.below(bytes.length);
      const before = bytes[at] ?? 0;
      bytes[at] = (before + 1 + random.below(255)) % 256;
      const { kind } = await checkProof(bytes, [PROOF_KEY]);
      if (kind === 'signed' || kind === 'unsigned') unnoticed.push(at);
      bytes[at] = before;
    }
    expect(unnoticed).toEqual([]);
    expect((await checkProof(bytes, [PROOF_KEY])).kind).toBe('signed');
  });

  test('shows each byte of its seal that is changed, every one of them', async () => {
    await aProvenTalk(db, { texts: 0, photos: 0 });
    const proof = await signed((await made()).head);
    const bytes = await bytesOf(proofFile(proof));
    const unnoticed: number[] = [];
    for (let at = bytes.length - sealText(proof.seal).length; at < bytes.length; at += 1) {
      const before = bytes[at] ?? 0;
      bytes[at] = before ^ 1;
      if ((await checkProof(bytes, [PROOF_KEY])).kind === 'signed') unnoticed.push(at);
      bytes[at] = before;
    }
    expect(unnoticed).toEqual([]);
  });

  test('brings nothing of anybody else, and no address that would open the store', async () => {
    await aProvenTalk(db);
    await strangersAround(db, 'nosy');
    const text = await (await made()).head.text();
    expect(text).toContain('종로한돈');
    for (const strange of ['nosy', 'token=', '987654', '876543', 'firebasestorage']) {
      expect(text).not.toContain(strange);
    }
  });

  test('says of an agreed appointment that another was agreed on in its place', async () => {
    await aProvenTalk(db);
    const meet = (at: Millis) =>
      ({ kind: 'appointment', appointment: { at, place: '종각역', note: '' } }) as const;
    const contents = [meet(seoul('2026-03-12T15:00')), YES, meet(seoul('2026-03-13T15:00')), YES];
    const ids = ['first', 'first-a', 'second', 'second-a'];
    await db.messages.bulkPut(
      contents.map((content, index) => {
        const typedAt = millis(seoul('2026-03-11T20:00') + index);
        return aMessage({ id: messageId(ids[index] ?? ''), chatId: TALK, content, typedAt });
      }),
    );
    const lines = (await (await made()).head.text()).match(/종각역(?: → [가-힣]+)+/g);
    expect(lines).toEqual(['종각역 → 수락됨 → 변경됨', '종각역 → 수락됨']);
  });

  test('marks what only the device says, and never counts it as the server’s', async () => {
    await aProvenTalk(db);
    await db.messages.put(
      aMessage({
        id: messageId('waits'),
        chatId: TALK,
        sender: SELLER,
        content: { kind: 'text', text: '아직 못 보낸 말' },
        position: PENDING_POSITION,
        delivery: { kind: 'queued' },
      }),
    );
    const { head } = await made();
    expect(await head.text()).toMatch(
      /class="claimed">(?:(?!<\/li>).)*기기에만 있는 내용(?:(?!<\/li>).)*아직 못 보낸 말/s,
    );
    const verdict = await check(proofFile(await signed(head, { messageCount: 18 })));
    expect(verdict).toMatchObject({ agreement: { conversation: true } });
    expect(JSON.stringify(verdictWords(verdict).seen)).toContain('기기에만 있는 메시지 1개');
  });

  test('says so where the server holds another conversation, listing or picture', async () => {
    await aProvenTalk(db);
    const { head } = await made();
    const verdict = await check(
      proofFile(await signed(head, { conversationHash: 'f'.repeat(64), listing: null, photos: [] })),
    );
    expect(verdict).toMatchObject({
      kind: 'signed',
      agreement: {
        conversation: false,
        listing: false,
        order: true,
        photos: { same: 0, other: 0, unseen: 3 },
      },
    });
    expect(verdictWords(verdict)).toMatchObject({
      tone: 'error',
      title: expect.stringContaining('다른 부분'),
    });
  });

  test('lets no picture stand for another', async () => {
    await aProvenTalk(db);
    const { head } = await made();
    const held = await statementOf(head);
    const forged = new Blob([
      (await head.text()).replace(/(id="photo-1" src="data:image\/jpeg;base64,)..../, '$1AAAA'),
    ]);
    const { fileHash } = Object(await statementOf(forged));
    const verdict = await check(proofFile({ head: forged, seal: sealed({ ...held, fileHash }) }));
    expect(verdict).toMatchObject({ kind: 'signed', agreement: { photos: { same: 2, other: 1 } } });
    expect(verdictWords(verdict).tone).toBe('error');
  });

  test('is unsigned while it waits, and of no use with a key that nobody has published', async () => {
    await aProvenTalk(db);
    const { head } = await made();
    expect((await check(proofFile({ head, seal: null }))).kind).toBe('unsigned');
    expect((await check(proofFile(await signed(head)), [])).kind).toBe('unknown_key');
    const { seal } = await signed(head);
    const borrowed = { ...seal, statement: seal.statement.replace('590000', '990000') };
    expect((await check(proofFile({ head, seal: borrowed }))).kind).toBe('changed');
    expect((await check(new Blob(['<html></html>']))).kind).toBe('no_proof');
  });

  test('is made without its pictures where they cannot be had', async () => {
    await aProvenTalk(db);
    const { head, photoCount } = await made(async () => null);
    expect(photoCount).toBe(3);
    expect(await check(proofFile(await signed(head)))).toMatchObject({
      agreement: { conversation: true, photos: { same: 0, other: 0, unseen: 3 } },
    });
  });

  test('is not made of a conversation that the server has told nothing of', async () => {
    await aProvenTalk(db);
    await db.histories.clear();
    expect(await makeProof(db, TALK, NOW)).toEqual({ ok: false, code: 'nothing_yet' });
  });

  test('says nothing as markup that was said as words, and runs its own script only', async () => {
    await aProvenTalk(db);
    const text = await (await made()).head.text();
    expect(text).toContain('안녕하세요 &lt;b&gt;반지&lt;/b&gt; &amp; &quot;보증서&quot; 있나요?');
    expect(text).not.toContain('<b>반지');
    expect(text.match(/<script>/g)).toHaveLength(1);
    expect(await (await checkerFile([PROOF_KEY])).text()).toContain(PROOF_KEY);
  });
});
