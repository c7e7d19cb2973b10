import WifiOff from 'lucide-react/icons/wifi-off';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { toasts } from '../toast/toasts.ts';
import { StateView } from './state-view.tsx';

export interface OfflineStateProps {
  readonly message: string;
  readonly title?: string;
  readonly retryLabel: string;
  /** The button is busy until it ends. `false` says that there is still no network. */
  readonly onRetry: (press: MouseEvent<HTMLElement>) => void | Promise<boolean>;
  /** Told when a try has found no network. */
  readonly stillOffline?: string;
  readonly action?: ReactNode;
  readonly isCompact?: boolean;
}

/** There is no network and nothing saved to show instead. */
export function OfflineState({ retryLabel, onRetry, stillOffline, action, ...rest }: OfflineStateProps) {
  const [isTrying, setTrying] = useState(false);
  const retry = async (press: MouseEvent<HTMLElement>) => {
    setTrying(true);
    const isReached = await onRetry(press);
    setTrying(false);
    if (isReached === false && stillOffline) toasts.show({ title: stillOffline, tone: 'error' });
  };
  return (
    <StateView
      {...rest}
      tone="neutral"
      role="status"
      icon={<WifiOff size={32} />}
      action={
        <>
          <Button variant="secondary" isLoading={isTrying} onClick={(press) => void retry(press)}>
            {retryLabel}
          </Button>
          {action}
        </>
      }
    />
  );
}
