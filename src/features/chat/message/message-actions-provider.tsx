import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Message } from '#domain/chat/chat.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { deleteOnceTried, retryMessage } from '#sync/commands/waiting-message.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { askedFrom, leadBack, type AskedFrom } from './asked-from.ts';
import { EditMessageSheet } from './edit-message-sheet.tsx';
import { MessageActionsContext, type MessageActions, type Question } from './message-actions.ts';
import { ReceivedMessageSheet } from './received-message-sheet.tsx';
import { WaitingMessageSheet } from './waiting-message-sheet.tsx';

const text = chatText.message;

type Open =
  | { readonly kind: 'menu'; readonly message: Message }
  | { readonly kind: 'edit'; readonly message: Message };

export interface MessageActionsProviderProps {
  /** 신고 of a message; of another capability. */
  readonly renderReport: (target: ReportTarget) => ReactNode;
  readonly children: ReactNode;
}

/** Gives the messages below their actions, and draws the sheets that those open. */
export function MessageActionsProvider({ renderReport, children }: MessageActionsProviderProps) {
  const db = useUserDatabase();
  const [open, setOpen] = useState<Open | null>(null);
  const asker = useRef<AskedFrom>(null);
  const close = () => {
    leadBack(asker.current);
    setOpen(null);
  };
  // Its words stay while it closes.
  const [question, setQuestion] = useState<Question | null>(null);
  const [isAsking, setAsking] = useState(false);
  const actions = useMemo<MessageActions>(() => {
    const openOut = (wanted: Open | null) => {
      asker.current = askedFrom(asker.current);
      setOpen(wanted);
    };
    const ask = (asked: Question) => {
      openOut(null);
      setQuestion(asked);
      setAsking(true);
    };
    return {
      retry: (message) => void (db && retryMessage(db, message.id).catch(tellNotStored)),
      openMenu: (message) => openOut({ kind: 'menu', message }),
      openEdit: (message) => openOut({ kind: 'edit', message }),
      askRemove: (message) => ask({ ...REMOVAL, onYes: () => void (db && remove(db, message)) }),
      ask,
    };
  }, [db]);
  const chosen = open?.kind === 'menu' ? open.message : null;
  return (
    <MessageActionsContext value={actions}>
      {children}
      <WaitingMessageSheet
        message={chosen?.delivery.kind === 'received' ? null : chosen}
        actions={actions}
        onClose={close}
      />
      <ReceivedMessageSheet
        message={chosen?.delivery.kind === 'received' ? chosen : null}
        renderReport={renderReport}
        onClose={close}
      />
      {open?.kind === 'edit' ? <EditMessageSheet message={open.message} onClose={close} /> : null}
      {question ? (
        <ConfirmDialog
          isOpen={isAsking}
          title={question.title}
          body={question.body}
          confirmLabel={question.yes}
          cancelLabel={question.no}
          isDanger={question.isDanger ?? false}
          onConfirm={() => {
            leadBack(asker.current);
            setAsking(false);
            // What is asked about often takes its button along, or the whole message.
            if (asker.current?.button.isConnected) focusBesideOnceGone(asker.current.button);
            question.onYes();
          }}
          onCancel={() => {
            leadBack(asker.current);
            setAsking(false);
          }}
        />
      ) : null}
    </MessageActionsContext>
  );
}

const REMOVAL = {
  title: text.removeTitle,
  body: text.removeBody,
  yes: text.remove,
  no: commonText.cancel,
  isDanger: true,
} as const;

async function remove(db: OwnDatabase, { id }: Message): Promise<void> {
  try {
    const removed = await deleteOnceTried(db, id);
    if (!removed.ok) toasts.show({ title: sentenceOf(removed.code), tone: 'error' });
  } catch (error) {
    tellNotStored(error);
  }
}

const sentenceOf = (code: string): string => (code === 'in_flight' ? text.inFlight : text.alreadyGone);

function tellNotStored(error: unknown): void {
  console.warn('waiting message not changed', error);
  toasts.show({ title: text.notStored, tone: 'error' });
}
