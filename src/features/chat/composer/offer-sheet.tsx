import { useState, type FormEvent } from 'react';
import type { Room } from '#data/local/queries/room-queries.ts';
import { OFFER_LIMITS, offerOf, type OfferProblem } from '#domain/chat/price-offer.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { expandWon, spellWon } from '#domain/format/won-words.ts';
import { err } from '#domain/result.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { moneyText } from '#i18n/ko/money.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { useWish } from '#session/use-wish.ts';
import { sendMessage } from '#sync/commands/send-message.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { MoneyField } from '#ui/field/money-field.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { useParties } from '../use-parties.ts';
import styles from './compose-sheet.module.css';
import { notSentOf, type NotSent } from './not-sent.ts';

const text = chatText.offer;

export interface OfferSheetProps {
  readonly room: Room;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** What one would pay, or take. What was typed stays until it is sent, also when the sheet is closed in between. */
export function OfferSheet({ room, isOpen, onClose, onSent }: OfferSheetProps) {
  const db = useUserDatabase();
  const product = useParties([room.productId], []).products.get(room.productId);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<OfferProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const [notSent, setNotSent] = useState<NotSent | null>(null);
  const wish = useWish(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setNotSent(null);
    const offer = offerOf(typed);
    if (!offer.ok) {
      setProblem(offer.code);
      setAttempt(attempt + 1);
      return;
    }
    const content = { kind: 'offer', price: offer.value } as const;
    const sent = await wish.fulfil(async (id) =>
      db ? sendMessage(db, room.id, content, realEnvironment, id) : err('no_chat'),
    );
    if (sent === null) return;
    if (!sent.ok) {
      setNotSent(notSentOf(sent.code));
      return;
    }
    setTyped('');
    onSent();
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text.sheetTitle}
      description={product ? `${text.listed(formatWon(product.price))} ${text.sheetLead}` : text.sheetLead}
      closeLabel={commonText.close}
      footer={
        <Button type="submit" form="offer-form">
          {text.submit}
        </Button>
      }
    >
      <form
        ref={formRef}
        id="offer-form"
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {notSent === null ? null : (
          <Notice tone="error" role="alert">
            {chatText.composer.problem[notSent]}
          </Notice>
        )}
        <MoneyField
          label={text.price}
          placeholder={text.placeholder}
          unit={moneyText.won}
          spell={spellWon}
          expand={expandWon}
          max={OFFER_LIMITS.max}
          tooLarge={moneyText.tooLarge(spellWon(OFFER_LIMITS.max))}
          steps={moneyText.steps}
          stepsLabel={moneyText.stepsLabel}
          value={typed}
          error={problem === null ? null : text.problem[problem]}
          onValueChange={(digits) => {
            setTyped(digits);
            setProblem(null);
          }}
        />
      </form>
    </Sheet>
  );
}
