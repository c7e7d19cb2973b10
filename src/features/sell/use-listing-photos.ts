import { thisTab } from '#device/this-tab.ts';
import type { ProductId } from '#domain/ids.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { browserPhotoTools } from '#services/photo/browser-photo-tools.ts';
import { prepareListingPhoto } from '#services/photo/prepare-listing-photo.ts';
import { forgetTakenPhotos } from '#services/photo/take-shared-photos.ts';
import { useAddPhotos, type PhotoAdding } from '#services/photo/use-add-photos.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { keepListingPhoto, listingPlaceOf, readyListingPhoto } from '#sync/commands/keep-listing-draft.ts';
import { realEnvironment } from '#sync/environment.ts';

const text = sellText.photo;

/** The photos that are being made ready for a listing. */
export const useListingPhotos = (
  db: OwnDatabase,
  { edited, room }: { readonly edited: ProductId | null; readonly room: number },
  onAdded: (picture: ListingPicture) => void,
): PhotoAdding<ListingPicture> => {
  const adding = useAddPhotos(db, {
    place: listingPlaceOf({ edited, tab: thisTab }),
    room,
    onAdded,
    prepare: (file) => prepareListingPhoto(file, browserPhotoTools),
    store: (own, photo, chosen) =>
      chosen === null
        ? keepListingPhoto(own, photo, realEnvironment)
        : readyListingPhoto(own, chosen, photo, realEnvironment),
    sentenceOf: (code, file) =>
      code === 'too_many' ? text.tooMany : text.problemIn(file?.name ?? '', text.problem[code]),
  });
  return {
    ...adding,
    forget(picture) {
      adding.forget(picture);
      forgetTakenPhotos([picture]).catch((error: unknown) =>
        console.warn('what was shared and taken out still waits', error),
      );
    },
  };
};
