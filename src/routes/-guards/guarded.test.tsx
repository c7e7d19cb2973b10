// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Gate } from './gate.ts';
import { GateView } from './guarded.tsx';

afterEach(cleanup);

/** A small app in which /wanted stands behind a gate that answers `gate`. */
function enter(gate: Gate) {
  const root = createRootRoute({ component: Outlet });
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1> });
  const wanted = createRoute({
    getParentRoute: () => root,
    path: '/wanted',
    component: () => (
      <GateView gate={gate}>
        <h1>inside</h1>
      </GateView>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([wanted, page('/'), page('/login'), page('/verify-email')]),
    history: createMemoryHistory({ initialEntries: ['/wanted?tab=a'] }),
  });
  render(<RouterProvider router={router} />);
  return router;
}

describe('a guarded page', () => {
  it('shows the spinner and nothing else while the gate waits', async () => {
    enter('wait');
    expect((await screen.findByRole('status')).textContent).toBe('불러오는 중입니다…');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('leads to the login, which knows the way back with its query', async () => {
    const router = enter('to_login');
    await screen.findByRole('heading', { name: '/login' });
    expect(router.state.location.search).toEqual({ redirect: '/wanted?tab=a' });
  });

  it.each([
    ['to_verify_email', '/verify-email'],
    ['to_home', '/'],
  ] as const)('%s leads to %s', async (gate, path) => {
    const router = enter(gate);
    await screen.findByRole('heading', { name: path });
    expect(router.state.location.pathname).toBe(path);
    expect(screen.queryByText('inside')).toBeNull();
  });

  it('leaves no trace of the refused page in the history', async () => {
    const router = enter('to_home');
    await screen.findByRole('heading', { name: '/' });
    expect(router.history.length).toBe(1);
  });

  it('opens where the gate says so', async () => {
    enter('enter');
    expect(await screen.findByRole('heading', { name: 'inside' })).toBeTruthy();
  });
});
