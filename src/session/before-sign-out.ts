import type { UserId } from '#domain/ids.ts';
import { createListeners } from '#domain/listeners.ts';

type LeavingStep = (uid: UserId) => Promise<void> | void;

const steps = new Set<LeavingStep>();

/**
 * Registers what must happen while the person is still signed in (stop the sync, give back the push
 * token). A step that fails or takes too long is logged and passed over. Gives its removal.
 */
export function beforeSignOut(step: LeavingStep): () => void {
  steps.add(step);
  return () => steps.delete(step);
}

/** The steps in the order in which they were registered. */
export const stepsBeforeSignOut = (): readonly LeavingStep[] => [...steps];

/** Tells that a sign-out has failed behind those steps: the person stays, and what was stopped goes on. */
export const stillSignedIn = createListeners();
