import { useState } from 'react';
import type { Message } from '#domain/chat/chat.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { editWaitingMessage, type WaitingMessageCode } from '#sync/commands/waiting-message.ts';
import { Button } from '#ui/action/button.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';

const text = chatText.message;

const SENTENCES: Readonly<Record<WaitingMessageCode | 'disk', string>> = {
  in_flight: text.inFlight,
  gone: text.alreadyGone,
  empty: chatText.composer.problem.empty,
  too_long: chatText.composer.problem.too_long,
  disk: text.notStored,
};

/** Changes the words of a message that waits; whatever comes between, the typed words stay in the field. */
export function EditMessageSheet({
  message,
  onClose,
}: {
  readonly message: Message;
  readonly onClose: () => void;
}) {
  const db = useUserDatabase();
  const [words, setWords] = useState(message.content.kind === 'text' ? message.content.text : '');
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    if (!db) return;
    try {
      const edited = await editWaitingMessage(db, message.id, words);
      if (edited.ok) onClose();
      else setProblem(SENTENCES[edited.code]);
    } catch (error) {
      console.warn('message not changed', error);
      setProblem(SENTENCES.disk);
    }
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={text.editTitle}
      closeLabel={commonText.close}
      footer={<Button onClick={() => void save()}>{text.save}</Button>}
    >
      <TextArea
        label={text.editLabel}
        isLabelHidden
        value={words}
        error={problem}
        onChange={(event) => {
          setWords(event.target.value);
          setProblem(null);
        }}
      />
    </Sheet>
  );
}
