import { peopleAskingAbout } from '#data/local/queries/buyer-queries.ts';
import { profilesByIds } from '#data/local/queries/profile-queries.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { Button } from '#ui/action/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';

export interface BuyerSheetProps {
  readonly productId: ProductId;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** `null` for somebody outside the app. */
  readonly onChosen: (buyer: UserId | null) => void;
}

/** Chooses the other side of a deal among those who have asked. */
export function BuyerSheet({ productId, isBusy, onClose, onChosen }: BuyerSheetProps) {
  const db = useUserDatabase();
  const asking = useLive(async () => (db ? peopleAskingAbout(db, productId) : []), [db, productId]);
  const people = asking.kind === 'ready' ? asking.value : [];
  const profiles = useCatalogue((catalogue) => profilesByIds(catalogue, people), [people.join(' ')]);
  const nameOf = (uid: UserId) =>
    (profiles.kind === 'ready' && profiles.value.get(uid)?.nickname) || text.unknownPerson;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={text.buyerTitle}
      description={text.buyerLead}
      closeLabel={commonText.close}
    >
      <Stack gap={8}>
        {people.map((uid) => (
          <Button key={uid} variant="secondary" isFullWidth isLoading={isBusy} onClick={() => onChosen(uid)}>
            {nameOf(uid)}
          </Button>
        ))}
        <Button variant="ghost" isFullWidth isLoading={isBusy} onClick={() => onChosen(null)}>
          {text.noBuyer}
        </Button>
      </Stack>
    </Sheet>
  );
}
