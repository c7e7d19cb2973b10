import { createRootRoute, Outlet } from '@tanstack/react-router';

/** The shell is laid around the whole tree by the app; see the router's `InnerWrap`. */
export const Route = createRootRoute({ component: Outlet });
