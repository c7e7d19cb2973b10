import { createContext, use } from 'react';
import type { Message } from '#domain/chat/chat.ts';
import type { AskingButtonProps } from '#ui/overlay/asking-button.tsx';

/** Asked before something is done that a message offers. */
export type Question = Required<AskingButtonProps['question']> &
  Pick<AskingButtonProps, 'isDanger' | 'onYes'>;

/**
 * What can be done about a message: by its writer before it has left the device, by its reader ever after.
 */
export interface MessageActions {
  readonly retry: (message: Message) => void;
  readonly openMenu: (message: Message) => void;
  readonly openEdit: (message: Message) => void;
  readonly askRemove: (message: Message) => void;
  /** Of the room and not of the card, which may leave the screen while the question stands. */
  readonly ask: (question: Question) => void;
}

export const MessageActionsContext = createContext<MessageActions | null>(null);

export function useMessageActions(): MessageActions {
  const actions = use(MessageActionsContext);
  if (!actions) throw new Error('a message stands outside of its conversation');
  return actions;
}
