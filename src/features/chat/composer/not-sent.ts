import type { SendCode } from '#sync/commands/send-message.ts';

/** Why something that is more than words did not get into the conversation. */
export type NotSent = Extract<SendCode, 'disk' | 'no_chat' | 'blocked'>;

/** The reason to give; `undefined` where nobody is signed in who could send. */
export const notSentOf = (code: SendCode | undefined): NotSent =>
  code === 'disk' || code === 'blocked' ? code : 'no_chat';
