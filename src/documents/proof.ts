import * as v from 'valibot';
import { APPOINTMENT_LIMITS } from '#domain/chat/appointment.ts';
import { VERDICTS } from '#domain/chat/message-content.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { PRODUCT_STATUSES, PURITIES, TRADE_METHODS } from '#domain/product/product.ts';
import { PROOF_FORMAT } from '#domain/proof/proof-facts.ts';
import { read } from './kernel/kind.ts';

/*
 * A proof of a deal as somebody reads it who was given the file: it may have been made by anything. Only what is
 * shown is read; what is compared is compared as it stands.
 */

const whole = v.pipe(v.number(), v.safeInteger());
/** A day that the calendar of every engine can name. */
const moment = v.pipe(whole, v.minValue(0), v.maxValue(9_000_000_000_000));
const micros = v.pipe(whole, v.minValue(0));
const text = v.string();

const content = v.variant('kind', [
  v.object({ kind: v.literal('text'), text }),
  v.object({ kind: v.literal('image'), caption: text, path: v.nullable(text) }),
  v.object({
    kind: v.literal('appointment'),
    appointment: v.object({
      at: moment,
      place: v.pipe(text, v.maxLength(2 * APPOINTMENT_LIMITS.placeChars)),
      note: text,
    }),
  }),
  v.object({ kind: v.literal('offer'), price: whole }),
  v.object({ kind: v.literal('answer'), verdict: v.picklist(VERDICTS) }),
]);

const party = v.object({
  uid: text,
  role: v.picklist(['seller', 'buyer']),
  nickname: text,
  joinedAt: v.nullable(moment),
  dealCount: whole,
});

const photo = v.object({ path: text, sha256: v.nullable(text), bytes: whole });
const range = v.object({ from: micros, to: micros });

const facts = {
  format: v.literal(PROOF_FORMAT),
  chatId: text,
  parties: v.array(party),
  listing: v.nullable(
    v.looseObject({
      title: text,
      description: text,
      price: whole,
      purity: v.picklist(PURITIES),
      weight: whole,
      status: v.picklist(PRODUCT_STATUSES),
      createdAt: moment,
    }),
  ),
  order: v.nullable(
    v.looseObject({
      id: text,
      agreedPrice: whole,
      method: v.picklist(TRADE_METHODS),
      status: v.picklist(ORDER_STATUSES),
      createdAt: moment,
      completedAt: v.nullable(moment),
      snapshot: v.looseObject({ title: text }),
    }),
  ),
  goldPrice: v.nullable(v.object({ date: text, buyPerGram: whole, sellPerGram: whole, source: text })),
  photos: v.array(photo),
};

const manifest = v.object({
  ...facts,
  madeAt: moment,
  madeBy: text,
  range: v.nullable(range),
  hasBeginning: v.boolean(),
  messages: v.array(
    v.object({
      id: text,
      sender: text,
      at: v.nullable(micros),
      typedAt: v.nullable(moment),
      content,
    }),
  ),
});

const statement = v.object({
  ...facts,
  fileHash: text,
  signedAt: moment,
  requestedBy: text,
  range,
  messageCount: whole,
  conversationHash: text,
});

export type ReadManifest = v.InferOutput<typeof manifest>;
export type ReadStatement = v.InferOutput<typeof statement>;

export const readManifest = (data: unknown): ReadManifest | null => read(manifest, data);
export const readStatement = (data: unknown): ReadStatement | null => read(statement, data);
