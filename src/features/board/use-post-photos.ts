import { thisTab } from '#device/this-tab.ts';
import type { PostPicture } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import { boardText } from '#i18n/ko/board.ts';
import { browserPhotoTools } from '#services/photo/browser-photo-tools.ts';
import { preparePhoto } from '#services/photo/prepare-photo.ts';
import { useAddPhotos, type PhotoAdding } from '#services/photo/use-add-photos.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { keepPostPhoto, postPlaceOf, readyPostPhoto } from '#sync/commands/keep-post-draft.ts';
import { realEnvironment } from '#sync/environment.ts';

const text = boardText.editor;

/** The photos that are being made ready for a post. */
export const usePostPhotos = (
  db: OwnDatabase | null,
  { edited, room }: { readonly edited: PostId | null; readonly room: number },
  onAdded: (picture: PostPicture) => void,
): PhotoAdding<PostPicture> =>
  useAddPhotos(db, {
    place: postPlaceOf({ edited, tab: thisTab }),
    room,
    onAdded,
    prepare: (file) => preparePhoto(file, browserPhotoTools),
    store: (own, photo, chosen) =>
      chosen === null
        ? keepPostPhoto(own, photo, realEnvironment)
        : readyPostPhoto(own, chosen, photo, realEnvironment),
    sentenceOf: (code) => (code === 'too_many' ? text.tooMany : text.problem[code]),
  });
