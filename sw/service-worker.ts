import { drainOnSync } from './background-sync.ts';
import { tellFailures } from './failures.ts';
import { followNotificationClicks } from './notification-click.ts';
import { serveOffline } from './precache.ts';
import { keepPictures } from './pictures.ts';
import { takeSharedPhotos } from './share-target.ts';
import { showPushes } from './push.ts';
import { reopenDatabases } from './reopen-databases.ts';
import { takeOverOnRequest } from './update.ts';

// Wiring only: each line is one duty, and each registers its own listeners while the script first runs,
// since the browser wakes a worker for those events alone.
serveOffline();
keepPictures();
takeSharedPhotos();
takeOverOnRequest();
drainOnSync();
showPushes();
followNotificationClicks();
tellFailures();
reopenDatabases();
