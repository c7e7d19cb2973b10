// A page that was loaded anew with a sheet open is brought back to itself, whether or not another one is opened.
import '#ui/overlay/overlays.ts';
import { watchInstallPrompt } from '#session/install-prompt.ts';
import { keepRoom } from '#session/storage-keeping.ts';
import { followLiveNews } from './live-news.ts';
import { followRefusedDrafts } from './refused-drafts.ts';
import { followSupersededDatabases } from './superseded-database.ts';
import { followWorkerMessages } from './worker-messages.ts';

/** What only listens: each is too small for a file of its own. */
export function startFollowers(): void {
  followSupersededDatabases();
  followWorkerMessages();
  followLiveNews();
  followRefusedDrafts();
  watchInstallPrompt();
  keepRoom();
}
