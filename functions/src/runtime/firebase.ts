import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** The one admin app, made when a handler first needs it: deploying only reads the exports. */
export function adminApp() {
  return getApps()[0] ?? initializeApp();
}

export const firestore = (): Firestore => getFirestore(adminApp());
export const accounts = (): Auth => getAuth(adminApp());
export const bucket = () => getStorage(adminApp()).bucket();
