import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { whenQuiet } from '#device/first-screen.ts';
import { commonText } from '#i18n/ko/common.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { insidePath } from './inside-path.ts';

const loadRegion = () => import('./late-parts.tsx');
type RegionModule = Awaited<ReturnType<typeof loadRegion>>;

/** Where toasts appear, and what else every screen has; its code comes after the first paint, long before the first toast. */
export function ToastPlace() {
  const router = useRouter();
  const [module, setModule] = useState<RegionModule | null>(null);
  useEffect(() => {
    const bring = () => {
      loadRegion()
        .then(setModule)
        .catch((error: unknown) => console.error('toasts could not be loaded', error));
    };
    whenQuiet(bring);
    // Where there is something to show before that, or it takes a second try without network on a first visit.
    return toasts.subscribe(bring);
  }, []);
  if (!module) return null;
  const follow = (clickAction: string) => {
    const path = insidePath(clickAction, location.origin);
    if (path !== null) router.history.push(path);
  };
  return (
    <module.LateParts
      store={toasts}
      label={shellText.toasts}
      closeLabel={commonText.close}
      onFollow={follow}
    />
  );
}
