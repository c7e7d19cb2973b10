import { useId, useState, type FormEvent } from 'react';
import { peopleAskingAbout } from '#data/local/queries/buyer-queries.ts';
import { liveOrderOf } from '#data/local/queries/order-queries.ts';
import { profilesByIds } from '#data/local/queries/profile-queries.ts';
import type { UserId } from '#domain/ids.ts';
import { dealMethodOf, dealMethods } from '#domain/order/deal-method.ts';
import { isDealPrice } from '#domain/order/deal-price.ts';
import { priceOf } from '#domain/product/listing-form.ts';
import { PRODUCT_LIMITS, type Product } from '#domain/product/product.ts';
import type { Won } from '#domain/units.ts';
import { WonField } from '#fields/won-field.tsx';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { tradeMethodText } from '#i18n/ko/product-words.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLive } from '#session/use-live.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { Button } from '#ui/action/button.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { useStillThere } from '#ui/use-still-there.ts';
import { useDeal } from './use-deal.ts';

const text = myProductsText.deal;
const NOBODY = 'outside';
const FIELDS = ['buyer', 'price', 'method'] as const;
const NOT_READ = { asking: [], agreed: undefined };

export interface DealSheetProps {
  readonly product: Product;
  readonly kind: 'reserve' | 'complete';
  /** The other side of a conversation; else the one of the reservation, or whom the seller chooses. */
  readonly inChatWith?: UserId;
  /** The price of an offer that was accepted, if one was. */
  readonly offered?: Won | null;
  readonly onClose: () => void;
}

/** With whom, for how much and by which way: what a reservation or a sale is about. */
export function DealSheet({ product, kind, inChatWith, offered, onClose }: DealSheetProps) {
  const db = useUserDatabase();
  const formId = useId();
  const { isBusy, deal } = useDeal(product.id);
  const isStillThere = useStillThere();
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const isChecked = attempt > 0;
  const own = useLive(async () => {
    if (!db) return NOT_READ;
    const [asking, agreed] = await Promise.all([
      peopleAskingAbout(db, product.id),
      liveOrderOf(db, product.id),
    ]);
    return { asking, agreed };
  }, [db, product.id]);
  const { asking, agreed: known } = own.kind === 'ready' ? own.value : NOT_READ;
  // Whoever reserves has agreed with nobody: the last reservation's end may not have come to this device yet.
  const agreed = kind === 'complete' ? known : undefined;
  // Nothing may be typed of a deal before it is known which.
  const isUnread = kind === 'complete' && own.kind === 'loading';
  // What was typed before that deal was of another one.
  const name = `deal:${product.id}:${kind}:${inChatWith ?? ''}:${offered ?? ''}`;
  const kept = useKeptForm(name, FIELDS, agreed?.id);
  const chosen = kept.form.get('buyer') ?? null;
  const buyer = inChatWith ?? agreed?.buyerId ?? null;
  const people = buyer === null ? asking : [buyer];
  useRefresh(people.length > 0 ? { kind: 'profiles', uids: people } : null);
  const profiles = useCatalogue((catalogue) => profilesByIds(catalogue, people), [people.join(' ')]);
  const nameOf = (uid: UserId) =>
    (profiles.kind === 'ready' && profiles.value.get(uid)?.nickname) || myProductsText.unknownPerson;

  const asked = kept.form.get('price') ?? String(agreed?.agreedPrice ?? offered ?? product.price);
  const price = priceOf(asked);
  // As the server reckons: what is asked by now has no say in what was agreed on.
  const basis = agreed?.agreedPrice ?? product.price;
  const isOutOfBounds = price.ok && chosen !== NOBODY && !isDealPrice(price.value, basis);
  const methods = dealMethods(product.tradeMethods, agreed?.method ?? null);
  const preset = dealMethodOf(product.tradeMethods, agreed?.method ?? null, null);
  const method = methods.find((one) => one === kept.form.get('method')) ?? preset;
  const isUndecided = buyer === null && chosen === null;
  const boundsProblem = isOutOfBounds ? text.priceOutOfBounds[agreed ? 'agreed' : 'asked'] : null;
  const priceProblem = price.ok ? boundsProblem : text.priceProblem;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!price.ok || isOutOfBounds || isUndecided || isBusy) return;
    const named = buyer ?? asking.find((uid) => uid === chosen) ?? null;
    const terms = { buyer: named, price: price.value, method: methods.length > 1 ? method : null };
    if (!(await deal(kind, terms, named === null ? `${kind}Outside` : kind))) return;
    kept.clear();
    if (isStillThere()) onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={text.title[kind]}
      description={product.title}
      closeLabel={commonText.close}
      footer={
        <Button type="submit" form={formId} isFullWidth isLoading={isBusy || isUnread}>
          {text.submit[kind]}
        </Button>
      }
    >
      {isUnread ? null : (
        <form id={formId} ref={formRef} onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            {buyer === null ? (
              <RadioGroup
                label={text.buyer}
                hint={asking.length === 0 ? text.nobodyAsked : text.buyerHint}
                options={[
                  ...asking.map((uid) => ({ value: String(uid), label: nameOf(uid) })),
                  { value: NOBODY, label: text.outside, detail: text.outsideDetail },
                ]}
                value={chosen}
                error={isChecked && isUndecided ? text.chooseBuyer : null}
                onValueChange={(uid) => kept.change(['buyer', uid])}
              />
            ) : (
              <p>{text.with(nameOf(buyer))}</p>
            )}
            {methods.length > 1 && chosen !== NOBODY ? (
              <RadioGroup
                label={text.method}
                isInline
                options={methods.map((value) => ({ value, label: tradeMethodText[value] }))}
                value={method}
                onValueChange={(way) => kept.change(['method', way])}
              />
            ) : null}
            <WonField
              label={text.price}
              max={PRODUCT_LIMITS.won}
              value={asked}
              error={isChecked ? priceProblem : null}
              onValueChange={(digits) => kept.change(['price', digits])}
            />
          </Stack>
        </form>
      )}
    </Sheet>
  );
}
