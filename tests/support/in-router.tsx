import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

/** For screens drawn by themselves: their links know a router, which leads nowhere. */
export function InRouter({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) }),
  );
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}
