import { lazy, Suspense } from 'react';
import type { UserId } from '#domain/ids.ts';
import styles from './standing.module.css';

const PersonStanding = lazy(() =>
  import('./person-standing.tsx').then((module) => ({ default: module.PersonStanding })),
);

/** Who somebody is, as far as the house knows: in a place that is kept free while it comes. */
export function Standing({ uid }: { readonly uid: UserId }) {
  return (
    <div className={styles.standing}>
      <Suspense>
        <PersonStanding uid={uid} />
      </Suspense>
    </div>
  );
}
