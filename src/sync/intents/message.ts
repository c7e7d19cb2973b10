import { deleteWaitingMessage, retryMessage } from '../commands/waiting-message.ts';
import type { Intent } from './intent.ts';

export const message: Intent<'message'> = {
  isAskedAbout: true,
  standing: ({ chatId, body }) => ({
    what: 'message',
    about: { kind: 'message', body },
    place: { kind: 'room', chatId },
  }),
  retry: async (db, { intent }) => {
    if (intent.kind === 'message') await retryMessage(db, intent.messageId);
  },
  // Where its row is gone it may have arrived between two looks.
  withdraw: async (db, { messageId }) => (await deleteWaitingMessage(db, messageId)).ok,
};
