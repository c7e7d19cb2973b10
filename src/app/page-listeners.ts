// A page that was loaded anew with a sheet open is brought back to itself, whether or not another one is
// opened.
import '#ui/overlay/overlays.ts';
import { onDatabaseSuperseded } from '#data/local/database-guard.ts';
import { watchInstallPrompt } from '#device/install-prompt.ts';
import { followLeftoverPhotos } from '#services/photo/leftover-photos.ts';
import { keepRoom } from '#services/storage/keep-room.ts';
import { followRefusedDrafts } from './refused-drafts.ts';
import { followLiveNews } from './tell-live-news.ts';
import { reloadWhenCalm } from './reload-when-calm.ts';
import { followWorkerMessages } from './worker-messages.ts';

/** What only listens: each is too small for a file of its own. */
export function startPageListeners(): void {
  followSupersededDatabases();
  followWorkerMessages();
  followLiveNews();
  followRefusedDrafts();
  watchInstallPrompt();
  keepRoom();
  followLeftoverPhotos();
}

/**
 * A newer version of the app has opened the database in another tab, or somebody signed out there: this
 * page can read nothing any more, so it loads afresh as soon as nothing is being typed.
 */
function followSupersededDatabases(): void {
  onDatabaseSuperseded(reloadWhenCalm);
}
