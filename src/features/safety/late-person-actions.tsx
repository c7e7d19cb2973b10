import { lazy, Suspense } from 'react';
import { useQuiet } from '#device/use-quiet.ts';
import type { PersonActionsProps } from './person-actions.tsx';

const PersonActions = lazy(() =>
  import('./person-actions.tsx').then((module) => ({ default: module.PersonActions })),
);

/** 신고 and 차단 once the rest stands: their sheets are heavy, and nobody reports before they have looked. */
export function LatePersonActions(props: PersonActionsProps) {
  const isQuiet = useQuiet();
  return <Suspense>{isQuiet ? <PersonActions {...props} /> : null}</Suspense>;
}
