import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Message } from '#domain/chat/chat.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { MenuSheet, menuEntry } from '../choice-sheet.tsx';
import type { MessageActions } from './message-actions.ts';

const text = chatText.message;

export interface WaitingMessageSheetProps {
  readonly message: Message | null;
  readonly actions: Pick<MessageActions, 'openEdit' | 'askRemove'>;
  readonly onClose: () => void;
}

/** What can be done about a message that waits for the network. */
export function WaitingMessageSheet({ message, actions, onClose }: WaitingMessageSheetProps) {
  const isText = message?.content.kind === 'text';
  return (
    <MenuSheet
      isOpen={message !== null}
      onClose={onClose}
      title={text.menuTitle}
      description={isText ? text.menuBody : text.menuBodyFixed}
    >
      {isText ? (
        <li>
          <button type="button" className={menuEntry} onClick={() => actions.openEdit(message)}>
            <Pencil size={20} aria-hidden="true" />
            {text.edit}
          </button>
        </li>
      ) : null}
      <li>
        <button type="button" className={menuEntry} onClick={() => message && actions.askRemove(message)}>
          <Trash2 size={20} aria-hidden="true" />
          {text.remove}
        </button>
      </li>
    </MenuSheet>
  );
}
