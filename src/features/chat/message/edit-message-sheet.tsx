import { MESSAGE_MAX_CHARS, type Message } from '#domain/chat/chat.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { editWaitingMessage, type WaitingMessageCode } from '#sync/commands/waiting-message.ts';
import { Button } from '#ui/action/button.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { TextArea } from '#ui/field/text-area.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { useStillThere } from '#ui/use-still-there.ts';

const text = chatText.message;
const FIELDS = ['words'] as const;
const LIMIT = textLimit(MESSAGE_MAX_CHARS);

/** One that is too long has said so by itself. */
const SENTENCES: Readonly<Record<Exclude<WaitingMessageCode, 'too_long'> | 'disk', string>> = {
  in_flight: text.inFlight,
  gone: text.alreadyGone,
  empty: chatText.composer.problem.empty,
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
  const kept = useKeptForm(`edit:${message.id}`, FIELDS);
  const words = kept.form.get('words') ?? (message.content.kind === 'text' ? message.content.text : '');
  const [problem, setProblem] = useActionError();
  const isStillThere = useStillThere();
  const save = async () => {
    if (!db) return;
    try {
      const edited = await editWaitingMessage(db, message.id, words);
      if (edited.ok) {
        // What was typed since is kept by a press of its own.
        if (kept.clear() && isStillThere()) onClose();
      } else if (edited.code !== 'too_long') setProblem(SENTENCES[edited.code]);
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
        limit={LIMIT}
        error={problem}
        onChange={(event) => {
          kept.change(['words', event.target.value]);
          setProblem(null);
        }}
      />
    </Sheet>
  );
}
