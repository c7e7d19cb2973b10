import { useEffect, useState } from 'react';

const load = () => import('./operator-identity.tsx');
type IdentityModule = Awaited<ReturnType<typeof load>>;

/** Where the footer says who runs the house: at the end of every page, so its code comes after the first paint. */
export function OperatorPlace() {
  const [module, setModule] = useState<IdentityModule | null>(null);
  useEffect(() => {
    const bring = () => {
      load()
        .then(setModule)
        .catch((error: unknown) => console.warn('the operator cannot be shown yet', error));
    };
    bring();
    // A first visit may have lost its network in between.
    addEventListener('online', bring);
    return () => removeEventListener('online', bring);
  }, []);
  return module && <module.OperatorIdentity />;
}
