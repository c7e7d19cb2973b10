import { useEffect, useState } from 'react';
import { whenQuiet } from '#device/first-screen.ts';

const load = () => import('./operator-identity.tsx');
type IdentityModule = Awaited<ReturnType<typeof load>>;
/** A screen without a footer in between must not let the next one grow when it stands already. */
let loaded: IdentityModule | null = null;

/** Where the footer says who runs the house: at the end of every page, so its code comes after the first paint. */
export function OperatorPlace() {
  const [module, setModule] = useState(loaded);
  useEffect(() => {
    const bring = () => {
      load()
        .then((identity) => setModule((loaded = identity)))
        .catch((error: unknown) => console.warn('the operator could not be loaded', error));
    };
    // It stands at the end of a page: what is read first comes first.
    whenQuiet(bring);
    // A first visit may have lost its network in between.
    addEventListener('online', bring);
    return () => removeEventListener('online', bring);
  }, []);
  return module && <module.OperatorIdentity />;
}
