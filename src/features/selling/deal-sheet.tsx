import { useId, useState, type FormEvent } from 'react';
import { peopleAskingAbout } from '#data/local/queries/buyer-queries.ts';
import { ownOrders } from '#data/local/queries/order-queries.ts';
import { profilesByIds } from '#data/local/queries/profile-queries.ts';
import { expandWon, spellWon } from '#domain/format/won-words.ts';
import type { UserId } from '#domain/ids.ts';
import { dealMethodOf, dealMethods } from '#domain/order/deal-method.ts';
import { LISTING_LIMITS, priceOf } from '#domain/product/listing-form.ts';
import type { Product, TradeMethod } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { moneyText } from '#i18n/ko/money.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { tradeMethodText } from '#i18n/ko/product-words.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLive } from '#session/use-live.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { Button } from '#ui/action/button.tsx';
import { MoneyField } from '#ui/field/money-field.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { useDeal, type DealKind } from './use-deal.ts';

const text = myProductsText.deal;
const NOBODY = 'outside';

export interface DealSheetProps {
  readonly product: Product;
  readonly kind: Exclude<DealKind, 'release'>;
  /** The other side where it is known: the one of a conversation, or of the reservation. */
  readonly buyer: UserId | null;
  readonly onClose: () => void;
}

/** With whom, for how much and by which way: what a reservation or a sale is about. */
export function DealSheet({ product, kind, buyer, onClose }: DealSheetProps) {
  const db = useUserDatabase();
  const formId = useId();
  const { isBusy, deal } = useDeal(product.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [wished, setWished] = useState<TradeMethod | null>(null);
  const [isChecked, setChecked] = useState(false);
  const own = useLive(async () => {
    if (!db) return { asking: [], agreed: undefined };
    const [asking, orders] = await Promise.all([peopleAskingAbout(db, product.id), ownOrders(db)]);
    const open = orders.find((order) => order.productId === product.id && order.status === 'reserved');
    return { asking, agreed: open };
  }, [db, product.id]);
  const asking = own.kind === 'ready' ? own.value.asking : [];
  const people = buyer === null ? asking : [buyer];
  useRefresh(people.length > 0 ? { kind: 'profiles', uids: people } : null);
  const profiles = useCatalogue((catalogue) => profilesByIds(catalogue, people), [people.join(' ')]);
  const nameOf = (uid: UserId) =>
    (profiles.kind === 'ready' && profiles.value.get(uid)?.nickname) || myProductsText.unknownPerson;

  const agreed = own.kind === 'ready' ? own.value.agreed : undefined;
  const asked = typed ?? String(agreed?.agreedPrice ?? product.price);
  const price = priceOf(asked);
  const methods = dealMethods(product.tradeMethods, agreed?.method ?? null);
  const preset = dealMethodOf(product.tradeMethods, agreed?.method ?? null, null);
  const method = methods.find((one) => one === wished) ?? preset;
  const isUndecided = buyer === null && chosen === null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!price.ok || isUndecided || isBusy) return;
    const named = buyer ?? asking.find((uid) => uid === chosen) ?? null;
    await deal(kind, { buyer: named, price: price.value, method: methods.length > 1 ? method : null });
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={text.title[kind]}
      description={product.title}
      closeLabel={commonText.close}
      footer={
        <Button type="submit" form={formId} isFullWidth isLoading={isBusy}>
          {text.submit[kind]}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
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
              onValueChange={setChosen}
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
              onValueChange={setWished}
            />
          ) : null}
          <MoneyField
            label={text.price}
            unit={moneyText.won}
            spell={spellWon}
            expand={expandWon}
            max={LISTING_LIMITS.won}
            tooLarge={moneyText.tooLarge(spellWon(LISTING_LIMITS.won))}
            value={asked}
            error={isChecked && !price.ok ? text.priceProblem : null}
            onValueChange={setTyped}
          />
        </Stack>
      </form>
    </Sheet>
  );
}
