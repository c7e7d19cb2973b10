import { useId, useState, type FormEvent } from 'react';
import { peopleAskingAbout } from '#data/local/queries/buyer-queries.ts';
import { ownOrders } from '#data/local/queries/order-queries.ts';
import { profilesByIds } from '#data/local/queries/profile-queries.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import type { UserId } from '#domain/ids.ts';
import { priceOf } from '#domain/product/listing-form.ts';
import type { Product } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { Button } from '#ui/action/button.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextField } from '#ui/field/text-field.tsx';
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

/** With whom, and for how much: what a reservation or a sale is about. */
export function DealSheet({ product, kind, buyer, onClose }: DealSheetProps) {
  const db = useUserDatabase();
  const formId = useId();
  const { isBusy, deal } = useDeal(product.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const own = useLive(async () => {
    if (!db) return { asking: [], agreed: null };
    const [asking, orders] = await Promise.all([peopleAskingAbout(db, product.id), ownOrders(db)]);
    const open = orders.find((order) => order.productId === product.id && order.status === 'reserved');
    return { asking, agreed: open?.agreedPrice ?? null };
  }, [db, product.id]);
  const asking = own.kind === 'ready' ? own.value.asking : [];
  const people = buyer === null ? asking : [buyer];
  const profiles = useCatalogue((catalogue) => profilesByIds(catalogue, people), [people.join(' ')]);
  const nameOf = (uid: UserId) =>
    (profiles.kind === 'ready' && profiles.value.get(uid)?.nickname) || myProductsText.unknownPerson;

  const agreed = (own.kind === 'ready' ? own.value.agreed : null) ?? product.price;
  const price = priceOf(typed ?? String(agreed));
  const isUndecided = buyer === null && chosen === null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!price.ok || isUndecided || isBusy) return;
    const named = buyer ?? asking.find((uid) => uid === chosen) ?? null;
    await deal(kind, { buyer: named, price: price.value });
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
          <TextField
            label={text.price}
            inputMode="numeric"
            autoComplete="off"
            trailing={text.won}
            value={price.ok ? groupThousands(price.value) : (typed ?? '')}
            error={isChecked && !price.ok ? text.priceProblem : null}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Stack>
      </form>
    </Sheet>
  );
}
