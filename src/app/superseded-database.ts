import { onDatabaseSuperseded } from '#data/local/database-guard.ts';
import { reloadWhenCalm } from './reload-when-calm.ts';

/**
 * A newer version of the app has opened the database in another tab, or somebody signed out there: this
 * page can read nothing any more, so it loads afresh as soon as nothing is being typed.
 */
export function followSupersededDatabases(): void {
  onDatabaseSuperseded(reloadWhenCalm);
}
