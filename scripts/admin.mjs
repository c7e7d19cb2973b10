#!/usr/bin/env node
// Grants and removes the admin claim, suspends and restores accounts. See scripts/desk/README.md.
//   node scripts/admin.mjs grant desk@example.com [--project my-project]
//   node scripts/admin.mjs remove desk@example.com [--project my-project]
//   node scripts/admin.mjs suspend somebody@example.com [--project my-project]
//   node scripts/admin.mjs restore somebody@example.com [--project my-project]
//   node scripts/admin.mjs list [--project my-project]
import { aim } from './desk/aim.mjs';

const USAGE =
  'Usage: admin.mjs grant|remove|suspend|restore <e-mail or uid>, or list; --project <id> for a real project.';

const DONE = {
  grant: 'is an admin now; the app knows it after the next sign-in, or within the hour',
  remove: 'is no admin any more, and has to sign in again',
  suspend:
    'is suspended: signed out, off the market, and nothing more is written with the tokens that are out',
  restore: 'may sign in again, and show what was hidden',
};

try {
  const { projectId, where, words } = aim(process.argv.slice(2), process.env);
  const [order, name, ...rest] = words;
  const isWhole = rest.length === 0 && (order === 'list' ? name === undefined : name !== undefined);
  if (!isWhole || !['list', ...Object.keys(DONE)].includes(order)) throw new Error(USAGE);
  // Only now: the admin SDK reads where to go when it is loaded.
  const { initializeApp, deleteApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  const { getFirestore } = await import('firebase-admin/firestore');
  const { grantAdmin, removeAdmin, suspend, restore, listAdmins } = await import('./desk/admin-claim.mjs');
  const app = initializeApp({ projectId });
  const backend = { auth: getAuth(app), db: getFirestore(app) };
  try {
    if (order === 'list') {
      for (const { uid, email } of await listAdmins(backend)) console.log(`${email ?? ''} ${uid}`);
    } else {
      const orders = { grant: grantAdmin, remove: removeAdmin, suspend, restore };
      const { uid, email } = await orders[order](backend, name);
      console.log(`${email ?? uid} ${DONE[order]} (${where}).`);
    }
  } finally {
    await deleteApp(app);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
