import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Message } from '#domain/chat/chat.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { Button } from '#ui/action/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
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
    <Sheet
      isOpen={message !== null}
      onClose={onClose}
      title={text.menuTitle}
      description={isText ? text.menuBody : text.menuBodyFixed}
      closeLabel={commonText.close}
      footer={
        <>
          <Button
            variant="secondary"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => message && actions.askRemove(message)}
          >
            {text.remove}
          </Button>
          {isText ? (
            <Button
              icon={<Pencil size={18} aria-hidden="true" />}
              onClick={() => message && actions.openEdit(message)}
            >
              {text.edit}
            </Button>
          ) : null}
        </>
      }
    >
      {null}
    </Sheet>
  );
}
