import '#ui/overlay/overlays.ts';
import { onDatabaseSuperseded } from '#data/local/database-guard.ts';
import { watchInstallPrompt } from '#device/install-prompt.ts';
import { loadAfresh } from '#device/keeping.ts';
import { followErrors } from '#services/failures/follow-errors.ts';
import { followLeftoverPhotos } from '#services/photo/leftover-photos.ts';
import { keepRoom } from '#services/storage/keep-room.ts';
import { followLiveNews } from './tell-live-news.ts';
import { loadNearScreens } from './near-screens-of-page.ts';
import { appRouter } from './router.tsx';
import { reloadWhenCalm } from './reload-when-calm.ts';
import { followWorkerMessages } from './worker-messages.ts';
import { draftText } from '#i18n/ko/draft.ts';
import { draftRefusals } from '#services/forms/draft-refusals.ts';
import { reloadPageBy } from '#ui/feedback/reload-page.ts';
import { toasts } from '#ui/toast/toasts.ts';

/** What only listens: each is too small for a file of its own. */
export function startPageListeners(): void {
  reloadPageBy(() => void loadAfresh());
  followSupersededDatabases();
  followWorkerMessages();
  followLiveNews();
  followRefusedDrafts();
  watchInstallPrompt();
  keepRoom();
  followLeftoverPhotos();
  loadNearScreens();
  followErrors(() => appRouter().state.matches.at(-1)?.fullPath ?? '/');
}

/**
 * A newer version of the app has opened the database in another tab, or somebody signed out there: this
 * page can read nothing any more, so it loads afresh as soon as nothing is being typed.
 */
function followSupersededDatabases(): void {
  onDatabaseSuperseded(reloadWhenCalm);
}

/** Says that what is being typed is only on the screen. */
function followRefusedDrafts(): void {
  draftRefusals.subscribe(() => toasts.show({ ...draftText.refused, tone: 'error', tag: 'draft' }));
}
