/** Brings the demo data into the emulators, creating only what is missing. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { backfill, backfillPrices } from '../desk/backfill.mjs';
import { recount } from '../desk/recount.mjs';
import { createAccounts } from './accounts.mjs';
import { Clock } from './clock.mjs';
import { dataset, pricesAndFees, VERSION } from './dataset.mjs';
import { createMissing } from './documents.mjs';
import { emptyEmulators } from './emptying.mjs';
import { withoutTriggers } from './triggers.mjs';
import { hasUploads, uploadAll } from './uploads.mjs';

/** What was seeded, and when: written last, so that a seeding cut short is taken up again. */
const MARKER = 'seeds/demo';

/**
 * A database that this version has seeded keeps what people made of it: only accounts, prices up to today and
 * lost pictures are added. Otherwise every document that is missing is created.
 * @returns what was done, in words
 */
export async function seedEmulators(settings, { isReset, now }) {
  // Emulators ask for no credentials, so the SDK need not search the machine and the cloud for any.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const app = initializeApp({ projectId: settings.projectId });
  const db = getFirestore(app);
  try {
    return await withoutTriggers(settings.hub, async () => {
      if (isReset) await emptyEmulators(settings);
      const accounts = await createAccounts(getAuth(app), db);
      const marker = (await db.doc(MARKER).get()).data();
      // Counted back from the first seeding, so that what is added later fits what is there.
      const data = dataset({ now: marker?.anchor ?? now, origin: settings.storageOrigin });
      const isKnown = marker !== undefined && marker.version === VERSION;
      const documents = isKnown
        ? pricesAndFees(new Clock(now), new Clock(marker.anchor).date())
        : data.documents;
      const pictures = isKnown && (await hasUploads(settings, data.uploads)) ? [] : data.uploads;
      const [created] = await Promise.all([createMissing(db, documents), uploadAll(settings, pictures)]);
      // What the triggers would have counted and made.
      if (!isKnown) await recount();
      if (!isKnown) await backfill();
      await backfillPrices();
      if (!isKnown) await db.doc(MARKER).set({ version: VERSION, anchor: marker?.anchor ?? now });
      return `${accounts} accounts, ${created} documents, ${pictures.length} pictures`;
    });
  } finally {
    await db.terminate();
  }
}
