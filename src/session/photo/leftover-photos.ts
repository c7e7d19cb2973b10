import { openUserDatabase } from '#data/local/user-database.ts';
import type { UserId } from '#domain/ids.ts';
import { browserPhotoTools } from './browser-photo-tools.ts';
import { prepareRawPhotos } from './prepare-raw-photos.ts';

/** Makes ready what a page that died has left as it was chosen; where there is nothing, it costs one look. */
export const prepareLeftoverPhotos = (uid: UserId): Promise<void> =>
  prepareRawPhotos(openUserDatabase(uid), browserPhotoTools);
