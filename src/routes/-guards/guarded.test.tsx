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
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Gate } from './gate.ts';
import { GateView } from './guarded.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  arrival = Promise.resolve();
});

/** Where a refused visitor is led to stays on its way until this resolves. */
let arrival = Promise.resolve();

function setOut(): () => void {
  let arrive = () => {};
  arrival = new Promise((resolve) => {
    arrive = resolve;
  });
  return arrive;
}

/** A small app in which /wanted stands behind a gate that answers `gate`. */
function enter(gate: Gate, initialEntries = ['/wanted?tab=a']) {
  const root = createRootRoute({ component: Outlet });
  const page = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      loader: () => arrival,
      component: () => <h1>{path}</h1>,
    });
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
    routeTree: root.addChildren([wanted, page('/'), page('/login'), page('/verify-email'), page('/open')]),
    history: createMemoryHistory({ initialEntries }),
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

  it('leads to the verification, which knows the way back too', async () => {
    const router = enter('to_verify_email');
    await screen.findByRole('heading', { name: '/verify-email' });
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

  it.each([
    ['to_login', '/login'],
    ['to_verify_email', '/verify-email'],
  ] as const)('that is tapped again on the way (%s) leads on again, once', async (gate, path) => {
    const router = enter(gate, ['/open']);
    await screen.findByRole('heading', { name: '/open' });
    const arrive = setOut();
    for (let tap = 0; tap < 3; tap += 1) {
      router.history.push('/wanted?tab=a');
      await expect.poll(() => router.state.location.pathname).toBe(path);
    }
    arrive();
    await screen.findByRole('heading', { name: path });
    router.history.back();
    await screen.findByRole('heading', { name: '/open' });
  });

  it('that is tapped where the way leads to stands there once, and wants what was tapped last', async () => {
    const router = enter('to_login', ['/open']);
    await screen.findByRole('heading', { name: '/open' });
    router.history.push('/login?redirect=%2Fother');
    await screen.findByRole('heading', { name: '/login' });
    const beneath = { sameDocument: true, url: 'https://example.com/login?redirect=%2Fother' };
    vi.stubGlobal('navigation', { currentEntry: { index: 1 }, entries: () => [beneath, {}] });
    router.history.push('/wanted?tab=a');
    await expect.poll(() => router.state.location.search).toEqual({ redirect: '/wanted?tab=a' });
    expect(router.state.location.pathname).toBe('/login');
    router.history.back();
    await screen.findByRole('heading', { name: '/open' });
  });

  it('whose address is read anew on the way leads on again, and not back over what came before', async () => {
    const router = enter('to_home', ['/open']);
    await screen.findByRole('heading', { name: '/open' });
    router.history.push('/login');
    await screen.findByRole('heading', { name: '/login' });
    const arrive = setOut();
    router.history.push('/wanted?tab=a');
    await expect.poll(() => router.state.location.pathname).toBe('/');
    router.history.replace('/wanted?tab=a');
    await expect.poll(() => router.state.location.pathname).toBe('/');
    arrive();
    await screen.findByRole('heading', { name: '/' });
    router.history.back();
    await screen.findByRole('heading', { name: '/login' });
  });

  it('that is left on the way by another tap is left', async () => {
    const router = enter('to_login', ['/open']);
    await screen.findByRole('heading', { name: '/open' });
    const arrive = setOut();
    router.history.push('/wanted');
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    router.history.push('/open');
    arrive();
    await screen.findByRole('heading', { name: '/open' });
    expect(router.state.location.pathname).toBe('/open');
  });

  it('opens where the gate says so', async () => {
    enter('enter');
    expect(await screen.findByRole('heading', { name: 'inside' })).toBeTruthy();
  });
});
