import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import type { Message } from '#domain/chat/chat.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { MenuSheet, menuEntry } from '../choice-sheet.tsx';

const text = chatText.message;

export interface ReceivedMessageSheetProps {
  readonly message: Message | null;
  /** 신고; of another capability. */
  readonly renderReport: (target: ReportTarget) => ReactNode;
  readonly onClose: () => void;
}

/** What can be done about a message of the other side. */
export function ReceivedMessageSheet({ message, renderReport, onClose }: ReceivedMessageSheetProps) {
  const words = message?.content.kind === 'text' ? message.content.text : null;
  const copy = (copied: string) => {
    onClose();
    navigator.clipboard.writeText(copied).then(
      () => toasts.show({ title: text.copied, tone: 'ok' }),
      (error: unknown) => {
        console.warn('message not copied', error);
        toasts.show({ title: text.copyFailed, tone: 'error' });
      },
    );
  };
  return (
    <MenuSheet isOpen={message !== null} onClose={onClose} title={text.receivedTitle}>
      {words === null ? null : (
        <li>
          <button type="button" className={menuEntry} onClick={() => copy(words)}>
            <Copy size={20} aria-hidden="true" />
            {text.copy}
          </button>
        </li>
      )}
      {message === null ? null : (
        <li>{renderReport({ type: 'message', id: message.id, parentId: message.chatId })}</li>
      )}
    </MenuSheet>
  );
}
