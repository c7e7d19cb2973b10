import { TermsAgain } from '#features/terms/terms-again.tsx';
import { ToastRegion, type ToastRegionProps } from '#ui/toast/toast-region.tsx';

/** What every screen has and no first paint needs. */
export function LateParts(toasts: ToastRegionProps) {
  return (
    <>
      <ToastRegion {...toasts} />
      <TermsAgain />
    </>
  );
}
