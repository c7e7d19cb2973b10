import { FirebaseError } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from 'firebase/functions';
import { err, ok, type Result } from '#domain/result.ts';
import { FUNCTIONS_REGION, remoteConfig } from './config.ts';
import { firebaseApp } from './firebase-app.ts';

/** Why a function of ours did not do as asked. */
export type CallErrorCode =
  | 'offline'
  | 'signed_out'
  | 'denied'
  | 'invalid'
  | 'stale'
  | 'gone'
  | 'limit'
  | 'failed';

/** Time a call may take, cold start of the function included. */
const CALL_TIMEOUT_MS = 30_000;

let functions: Functions | null = null;

/** Calls a function of ours; the answer is for the caller to parse. */
export async function callFunction(name: string, data: unknown): Promise<Result<unknown, CallErrorCode>> {
  try {
    const call = httpsCallable(firebaseFunctions(), name, { timeout: CALL_TIMEOUT_MS });
    return ok((await call(data)).data);
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    const code = callErrorOf(error.code);
    if (code === 'failed') console.warn(`the call of ${name} failed`, error);
    return err(code);
  }
}

function firebaseFunctions(): Functions {
  if (functions) return functions;
  functions = getFunctions(firebaseApp(), FUNCTIONS_REGION);
  const { emulators } = remoteConfig;
  if (emulators) connectFunctionsEmulator(functions, emulators.host, emulators.functionsPort);
  return functions;
}

function callErrorOf(providerCode: string): CallErrorCode {
  switch (providerCode) {
    case 'functions/unavailable':
    case 'functions/deadline-exceeded':
      return 'offline';
    // The SDK says "internal" both when our function broke and when the request did not get through.
    case 'functions/internal':
      return navigator.onLine ? 'failed' : 'offline';
    case 'functions/unauthenticated':
      return 'signed_out';
    case 'functions/permission-denied':
      return 'denied';
    case 'functions/invalid-argument':
    case 'functions/out-of-range':
      return 'invalid';
    case 'functions/aborted':
    case 'functions/failed-precondition':
      return 'stale';
    case 'functions/not-found':
      return 'gone';
    case 'functions/resource-exhausted':
    case 'functions/already-exists':
      return 'limit';
    default:
      return 'failed';
  }
}
