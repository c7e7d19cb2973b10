import { onDatabaseSuperseded } from '#data/local/database-guard.ts';
import { isTyping } from '#session/device-busy.ts';

/** How often a page that has lost its database asks whether the user is still typing. */
const ASK_AGAIN_MS = 2_000;

/**
 * A newer version of the app has opened the database in another tab, or somebody signed out there: this
 * page can read nothing any more, so it loads afresh as soon as nothing is being typed (drafts are on the disk).
 */
export function followSupersededDatabases(): void {
  onDatabaseSuperseded(reloadWhenCalm);
}

function reloadWhenCalm(): void {
  if (isTyping()) setTimeout(reloadWhenCalm, ASK_AGAIN_MS);
  else location.reload();
}
