import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Guarded } from './-guards/guarded.tsx';

/** Everything under `_member/` needs somebody who is signed in and verified. */
export const Route = createFileRoute('/_member')({
  component: () => (
    <Guarded need="member">
      <Outlet />
    </Guarded>
  ),
});
