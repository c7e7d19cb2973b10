import {
  buyerWords,
  checkOf,
  CODE_DIGITS,
  codeOf,
  codeWords,
  endOf,
  freshSteps,
  lateSteps,
  SEAL_BYTES,
  sellerWords,
  SHOWN_MS,
  stepOf,
  takenSteps,
  type MeetingDeal,
  type MeetingKeys,
  type MeetingSide,
} from '#domain/meeting/meeting.ts';
import type { MeetingReceipt, MeetingWord } from '#domain/meeting/receipt.ts';
import { judgeShown, readShown, spellShown, type MeetingRefusal } from '#domain/meeting/shown-code.ts';
import type { UserId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Millis } from '#domain/units.ts';

/** What this device needs to know to show, take up and sign. */
export interface MeetingGround {
  readonly deal: MeetingDeal;
  readonly keys: MeetingKeys;
  readonly me: UserId;
}

/** What stands on a screen: the text of its QR code, and the digits for who has no camera. */
export interface OnScreen {
  readonly text: string;
  readonly digits: string;
}

/** The seller's word, as the buyer's phone has taken it up. */
export interface TakenUp {
  readonly step: number;
  readonly takenStep: number;
  readonly seller: MeetingWord;
}

/** What the seller's phone shows in a step. */
export async function showSeller(ground: MeetingGround, step: number): Promise<OnScreen> {
  const { deal, keys } = ground;
  const words = sellerWords(deal, step);
  const [shared, own] = await Promise.all([sealOf(keys.shared, words), sealOf(keys.own, words)]);
  const seals = { sharedSeal: spelled(shared), ownSeal: spelled(own) };
  return {
    text: spellShown({ ...deal, side: 'seller', step, takenStep: null, ...seals }),
    digits: await withCheck(ground, 'seller', step, codeOf(own)),
  };
}

/** A side's code and what the other phone can check of it. */
async function withCheck(
  { deal, keys }: MeetingGround,
  side: MeetingSide,
  step: number,
  code: string,
): Promise<string> {
  return code + checkOf(step, await sealOf(keys.shared, codeWords(side, deal, step, code)));
}

/** Takes up what the seller's phone shows, with the camera. */
export async function takeUp(
  { deal, keys, me }: MeetingGround,
  text: string,
  now: Millis,
): Promise<Result<TakenUp, MeetingRefusal>> {
  const shown = readShown(text);
  const refusal = judgeShown(shown, deal, me, now);
  if (refusal !== null) return err(refusal);
  if (shown?.side !== 'seller') return err('unreadable');
  const { step, sharedSeal, ownSeal } = shown;
  if (spelled(await sealOf(keys.shared, sellerWords(deal, step))) !== sharedSeal) return err('forged');
  return ok({ step, takenStep: stepOf(now), seller: { kind: 'seal', seal: ownSeal } });
}

/** The same by its digits, typed. That the seller has given them is the server's to say. */
export async function takeUpTyped(
  ground: MeetingGround,
  digits: string,
  now: Millis,
): Promise<Result<TakenUp, MeetingRefusal>> {
  const code = digits.slice(0, CODE_DIGITS);
  const isOf = async (step: number) => (await withCheck(ground, 'seller', step, code)) === digits;
  for (const step of freshSteps(now)) {
    if (await isOf(step)) {
      return ok({ step, takenStep: stepOf(now), seller: { kind: 'code', digits: code } });
    }
  }
  for (const step of lateSteps(now)) if (await isOf(step)) return err('expired');
  return err('wrong_code');
}

/** What the buyer signs, which has both sides' words in it. */
export async function buyersReceipt(
  { deal, keys }: MeetingGround,
  { step, takenStep, seller }: TakenUp,
): Promise<MeetingReceipt> {
  const own = await sealOf(keys.own, buyerWords(deal, step, takenStep));
  const { orderId, weight, amount } = deal;
  return { orderId, weight, amount, step, takenStep, seller, buyer: { kind: 'seal', seal: spelled(own) } };
}

/** What the buyer's phone shows once it has signed, so that the seller's has the receipt too. */
export async function showReturn(
  ground: MeetingGround,
  { step, takenStep }: Pick<TakenUp, 'step' | 'takenStep'>,
): Promise<OnScreen> {
  const { deal, keys } = ground;
  const words = buyerWords(deal, step, takenStep);
  const [shared, own] = await Promise.all([sealOf(keys.shared, words), sealOf(keys.own, words)]);
  const seals = { sharedSeal: spelled(shared), ownSeal: spelled(own) };
  return {
    text: spellShown({ ...deal, side: 'buyer', step, takenStep, ...seals }),
    digits: await withCheck(ground, 'buyer', step, codeOf(own)),
  };
}

/** Takes what the buyer's phone shows, for one of the steps in which this one has shown its own. */
export async function takeReturn(
  ground: MeetingGround,
  text: string,
  shown: readonly number[],
  now: Millis,
): Promise<Result<MeetingReceipt, MeetingRefusal>> {
  const { deal, keys, me } = ground;
  const code = readShown(text);
  const refusal = judgeShown(code, deal, me, now);
  if (refusal !== null) return err(refusal);
  const takenStep = code?.takenStep ?? null;
  if (code === null || takenStep === null) return err('unreadable');
  const { step, sharedSeal, ownSeal } = code;
  const isMade = spelled(await sealOf(keys.shared, buyerWords(deal, step, takenStep))) === sharedSeal;
  if (!isMade || !takenSteps(step).includes(takenStep)) return err('forged');
  if (!shown.includes(step)) return err('expired');
  return ok(await sellersReceipt(ground, step, takenStep, { kind: 'seal', seal: ownSeal }));
}

/** The same by its digits. That the buyer has given them is the server's to say. */
export async function takeTypedReturn(
  ground: MeetingGround,
  digits: string,
  shown: readonly number[],
  now: Millis,
): Promise<Result<MeetingReceipt, MeetingRefusal>> {
  const code = digits.slice(0, CODE_DIGITS);
  for (const step of shown.toReversed()) {
    if ((await withCheck(ground, 'buyer', step, code)) !== digits) continue;
    if (now >= endOf(step) + SHOWN_MS) return err('expired');
    return ok(await sellersReceipt(ground, step, null, { kind: 'code', digits: code }));
  }
  return err('wrong_code');
}

async function sellersReceipt(
  { deal, keys }: MeetingGround,
  step: number,
  takenStep: number | null,
  buyer: MeetingWord,
): Promise<MeetingReceipt> {
  const own = await sealOf(keys.own, sellerWords(deal, step));
  const { orderId, weight, amount } = deal;
  return { orderId, weight, amount, step, takenStep, seller: { kind: 'seal', seal: spelled(own) }, buyer };
}

async function sealOf(secret: string, words: string): Promise<Uint8Array> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), hmac, false, ['sign']);
  const seal = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(words));
  return new Uint8Array(seal).slice(0, SEAL_BYTES);
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const spelled = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
