import X from 'lucide-react/icons/x';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import whole from '../display/whole-link.module.css';
import { ToneIcon } from '../feedback/tone-icon.tsx';
import type { Toast, ToastStore } from './toast-store.ts';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  readonly store: ToastStore;
  readonly label: string;
  readonly closeLabel: string;
  /** Called with a pressed toast's click action, after the toast has left. */
  readonly onFollow: (clickAction: string) => void;
}

/**
 * Where toasts appear. It is in the page from the start, since screen readers hear only live regions they
 * already know.
 */
export function ToastRegion({ store, label, closeLabel, onFollow }: ToastRegionProps) {
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const region = useRef<HTMLElement>(null);

  useEffect(() => holdWhileLookedAt(store, region.current), [store]);

  const follow = (toast: Toast) => {
    store.dismiss(toast.id);
    toast.onFollow?.();
    onFollow(toast.clickAction);
  };
  return (
    <section ref={region} className={styles.region} aria-label={label}>
      <div className={styles.list} role="status" aria-atomic="false">
        {shown.map((toast) => (
          <div key={toast.id} className={classNames(styles.toast, styles[toast.tone])}>
            <span className={styles.sign}>
              <ToneIcon tone={toast.tone} />
            </span>
            <div className={styles.words}>
              {toast.clickAction === '' ? (
                <ToastWords toast={toast} />
              ) : (
                <button
                  type="button"
                  className={classNames(styles.follow, whole.link)}
                  onClick={() => follow(toast)}
                >
                  <ToastWords toast={toast} />
                </button>
              )}
            </div>
            {toast.foot === null ? null : (
              <div className={styles.foot}>{toast.foot(() => store.dismiss(toast.id))}</div>
            )}
            <span className={styles.close}>
              <IconButton
                label={closeLabel}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => store.dismiss(toast.id)}
              />
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

function ToastWords({ toast }: { readonly toast: Toast }) {
  return (
    <>
      <span className={classNames(styles.line, styles.title)}>{toast.title}</span>
      {toast.body === '' ? null : <span className={classNames(styles.line, styles.body)}>{toast.body}</span>}
    </>
  );
}

/** Nothing leaves while a pointer or the focus is on the toasts, nor while the tab is hidden. */
function holdWhileLookedAt(store: ToastStore, region: HTMLElement | null): () => void {
  if (!region) return () => undefined;
  const settleHidden = () => (document.hidden ? store.hold('hidden') : store.release('hidden'));
  const settleFocus = (focused: EventTarget | null) => {
    if (!(focused instanceof Node && region.contains(focused))) store.release('focus');
  };
  // A toast that leaves from under the pointer or the focus fires neither `pointerleave` nor `focusout`. This
  // only releases: after a touch `:hover` sticks, so that it proves nothing.
  const releaseWhatEnded = () => {
    if (!region.matches(':hover')) store.release('pointer');
    settleFocus(document.activeElement);
  };
  const listening = new AbortController();
  const { signal } = listening;
  settleHidden();
  document.addEventListener('visibilitychange', settleHidden, { signal });
  region.addEventListener('pointerenter', () => store.hold('pointer'), { signal });
  region.addEventListener('pointerleave', () => store.release('pointer'), { signal });
  region.addEventListener('pointercancel', () => store.release('pointer'), { signal });
  region.addEventListener('focusin', () => store.hold('focus'), { signal });
  region.addEventListener('focusout', (event) => settleFocus(event.relatedTarget), { signal });
  const unsubscribe = store.subscribe(() => requestAnimationFrame(releaseWhatEnded));
  return () => {
    listening.abort();
    unsubscribe();
  };
}
