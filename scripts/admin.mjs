#!/usr/bin/env node
// Grants and removes the admin claim. See scripts/desk/README.md.
//   node scripts/admin.mjs grant desk@example.com [--project my-project]
//   node scripts/admin.mjs remove desk@example.com [--project my-project]
//   node scripts/admin.mjs list [--project my-project]
import { aim } from './desk/aim.mjs';

const USAGE = 'Usage: admin.mjs grant|remove <e-mail or uid>, or list; --project <id> for a real project.';

try {
  const { projectId, where, words } = aim(process.argv.slice(2), process.env);
  const [order, name, ...rest] = words;
  const isWhole = rest.length === 0 && (order === 'list' ? name === undefined : name !== undefined);
  if (!isWhole || !['grant', 'remove', 'list'].includes(order)) throw new Error(USAGE);
  // Only now: the admin SDK reads where to go when it is loaded.
  const { initializeApp, deleteApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  const { getFirestore } = await import('firebase-admin/firestore');
  const { grantAdmin, removeAdmin, listAdmins } = await import('./desk/admin-claim.mjs');
  const app = initializeApp({ projectId });
  const backend = { auth: getAuth(app), db: getFirestore(app) };
  try {
    if (order === 'list') {
      for (const { uid, email } of await listAdmins(backend)) console.log(`${email ?? ''} ${uid}`);
    } else {
      const { uid, email } = await (order === 'grant' ? grantAdmin : removeAdmin)(backend, name);
      const done =
        order === 'grant'
          ? 'is an admin now; the app knows it after the next sign-in, or within the hour'
          : 'is no admin any more, and has to sign in again';
      console.log(`${email ?? uid} ${done} (${where}).`);
    }
  } finally {
    await deleteApp(app);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
