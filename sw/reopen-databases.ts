import { onDatabaseSuperseded } from '#data/local/database-guard.ts';
import { forgetHandle } from '#data/local/user-database.ts';

/**
 * A worker may outlive a sign-out and work for the next sign-in of the same person. A page loads afresh when its
 * database is closed under it, and must not make one anew before that; a worker asks first who is signed in.
 */
export const reopenDatabases = (): (() => void) => onDatabaseSuperseded(forgetHandle);
