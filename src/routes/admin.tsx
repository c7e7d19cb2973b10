import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Guarded } from './-guards/guarded.tsx';

/** Everything under `/admin` needs the admin claim. */
export const Route = createFileRoute('/admin')({
  staticData: { hasBottomNav: false },
  component: () => (
    <Guarded need="admin">
      <Outlet />
    </Guarded>
  ),
});
