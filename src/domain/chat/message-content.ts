import type { Millis, Won } from '../units.ts';
import { offerText } from './price-offer.ts';

export interface AppointmentPayload {
  readonly at: Millis;
  readonly place: string;
  readonly note: string;
}

/**
 * What is said to a proposed price or meeting: by whom it was made to, or by who made it, `withdrawn`; and to the
 * acceptance of a meeting by either side, `called_off`.
 */
export const VERDICTS = ['accepted', 'declined', 'withdrawn', 'called_off'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * What a message can say, by its kind. Documents, outbox, last words, pushes and screens each answer for
 * every kind: where one is forgotten, that place does not compile.
 */
export interface ContentByKind {
  readonly text: { readonly text: string };
  readonly image: { readonly imageUrl: string | null; readonly caption: string };
  readonly appointment: { readonly appointment: AppointmentPayload };
  readonly offer: { readonly price: Won };
  /** To the offer, appointment or acceptance that its id is made of (`proposal.ts`). */
  readonly answer: { readonly verdict: Verdict };
}
export type MessageKind = keyof ContentByKind;

export type ContentOf<Kind extends MessageKind> = {
  [K in Kind]: { readonly kind: K } & ContentByKind[K];
}[Kind];
export type MessageContent = ContentOf<MessageKind>;

/** An answer for each kind of message. */
export type ForEachKind<Answer> = {
  readonly [K in MessageKind]: (content: ContentOf<K>) => Answer;
};

/** The answer for this message. */
export const answerFor = <Kind extends MessageKind, Answer>(
  content: ContentOf<Kind>,
  answers: { readonly [K in Kind]: (content: ContentOf<K>) => Answer },
): Answer => answers[content.kind](content);

const ANSWER_TEXTS: Readonly<Record<Verdict, string>> = {
  accepted: '제안을 수락했어요.',
  declined: '제안을 거절했어요.',
  withdrawn: '제안을 취소했어요.',
  called_off: '약속을 취소했어요.',
};

/** What the list of rooms, a push and an app that knows no answers show of one. */
export const answerText = (verdict: Verdict): string => ANSWER_TEXTS[verdict];

/** `lastMessage` of a chat whose newest message is a picture. */
export const IMAGE_MESSAGE_LABEL = '[이미지]';

/** What the list of rooms shows of a message, still uncut. */
export const LAST_WORDS: ForEachKind<string> = {
  text: ({ text }) => text,
  image: () => IMAGE_MESSAGE_LABEL,
  appointment: () => '[약속]',
  offer: ({ price }) => offerText(price),
  answer: ({ verdict }) => answerText(verdict),
};

/** What of a message its writer has put into words. */
export const TYPED_WORDS: ForEachKind<string> = {
  text: ({ text }) => text,
  image: ({ caption }) => caption,
  appointment: ({ appointment: { place, note } }) => `${place}\n${note}`.trim(),
  offer: () => '',
  answer: () => '',
};

/** What goes back to its writer of a message that nobody has been told. */
export const UNSAID_WORDS: ForEachKind<string> = { ...TYPED_WORDS, offer: LAST_WORDS.offer };
