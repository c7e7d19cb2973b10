import { useState, type FormEvent } from 'react';
import type { Message } from '#domain/chat/chat.ts';
import { OFFER_LIMITS, offerOf, type OfferProblem } from '#domain/chat/price-offer.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { isDealPrice } from '#domain/order/deal-price.ts';
import type { ChatId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { WonField } from '#fields/won-field.tsx';
import { chatText } from '#i18n/ko/chat.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { ProposalSheet } from './proposal-sheet.tsx';
import { useProposal } from './use-proposal.ts';

const text = chatText.offer;
const FIELDS = ['price'] as const;

export interface OfferSheetProps {
  readonly chatId: ChatId;
  readonly product: Product | undefined;
  readonly isOpen: boolean;
  /** The proposal of the other side in whose place this one comes. */
  readonly instead: Message | null;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** What one would pay, or take. What was typed stays until it is sent, on the disk. */
export function OfferSheet({ chatId, product, isOpen, instead, onClose, onSent }: OfferSheetProps) {
  const { form, change, clear } = useKeptForm(`offer:${chatId}`, FIELDS);
  const typed = form.get('price') ?? '';
  const [problem, setProblem] = useState<OfferProblem | 'out_of_bounds' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const { notSent, send } = useProposal({ chatId, instead, filledIn: typed });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const offer = offerOf(typed);
    if (!offer.ok) {
      setProblem(offer.code);
      setAttempt(attempt + 1);
      return;
    }
    if (product && !isDealPrice(offer.value, product.price)) {
      setProblem('out_of_bounds');
      setAttempt(attempt + 1);
      return;
    }
    if (!(await send({ kind: 'offer', price: offer.value }))) return;
    clear();
    onSent();
    onClose();
  };
  return (
    <ProposalSheet
      {...{ isOpen, notSent, formRef, onClose }}
      title={instead ? text.answerTitle : text.sheetTitle}
      lead={leadOf(product, instead)}
      submit={text.submit}
      onSubmit={submit}
    >
      <WonField
        label={text.price}
        placeholder={text.placeholder}
        max={OFFER_LIMITS.max}
        hasSteps
        value={typed}
        error={problem === null ? null : text.problem[problem]}
        onValueChange={(digits) => {
          change(['price', digits]);
          setProblem(null);
        }}
      />
    </ProposalSheet>
  );
}

/** What is asked for it, and what the other side has offered. */
function leadOf(product: Product | undefined, instead: Message | null): string {
  const offered =
    instead?.content.kind === 'offer' ? text.answerLead(formatWon(instead.content.price)) : null;
  const asked = product ? text.listed(formatWon(product.price)) : null;
  return [asked, offered ?? text.sheetLead].filter((sentence) => sentence !== null).join(' ');
}
