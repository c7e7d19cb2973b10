import './early.ts';
// A part of the first load by itself (scripts/vite/chunk-groups.ts).
import '#data/local/catalogue-database.ts';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { makeProofsBy } from '#data/remote/app-check/proof-maker.ts';
import { nextTask } from '#data/remote/next-task.ts';
import { firstScreenPainted, markFirstScreen } from '#device/first-screen.ts';
import { startAfterPaint } from './after-paint.ts';
import { AppErrorBoundary } from './boundary/app-error-boundary.tsx';
import { markChunkFailures } from './boundary/chunk-failure.ts';
import { followSession } from './follow-session.ts';
import { appRouter } from './router.tsx';

/** How long the skeleton of index.html may stand for a first screen that is still on its way. */
const FIRST_SCREEN_PATIENCE_MS = 3_000;

async function start(): Promise<void> {
  const rootElement = document.getElementById('root');
  if (!rootElement) throw new Error('index.html has no #root');
  await nextTask();
  markChunkFailures();
  followSession();
  await nextTask();
  const router = appRouter();
  await nextTask();
  // The first screen's code comes before the first render, so that the skeleton gives way to the screen
  // itself.
  await Promise.race([router.load(), patience()]);
  await nextTask();
  const root = createRoot(rootElement);
  // As a transition it is drawn in slices between which a tap is heard; the skeleton stands until it is
  // whole.
  startTransition(() => {
    root.render(
      <StrictMode>
        <AppErrorBoundary>
          <RouterProvider router={router} />
        </AppErrorBoundary>
        <FirstScreenMark />
      </StrictMode>,
    );
  });
  startAfterPaint();
}

/** Draws nothing; it stands as soon as everything beside it does. */
function FirstScreenMark() {
  useEffect(markFirstScreen, []);
  return null;
}

const patience = () => new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_PATIENCE_MS));

/** Google's script comes behind the first screen, which waits for no proof. */
async function makeProof() {
  await firstScreenPainted;
  return (await import('#session/app-proof.ts')).makeProof();
}

if (import.meta.env.VITE_APP_CHECK_KEY) makeProofsBy(makeProof);
// Not awaited at the top level: lazy chunks import this one and would wait for it, as it waits for them.
void start();
