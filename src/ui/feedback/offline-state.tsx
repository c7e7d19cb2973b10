import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { StateView } from './state-view.tsx';

export interface OfflineStateProps {
  readonly message: string;
  readonly title?: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly action?: ReactNode;
  readonly isCompact?: boolean;
}

/** There is no network and nothing saved to show instead. */
export function OfflineState({ retryLabel, onRetry, action, ...rest }: OfflineStateProps) {
  return (
    <StateView
      {...rest}
      tone="neutral"
      role="status"
      icon={<WifiOff size={32} />}
      action={
        <>
          <Button variant="secondary" onClick={onRetry}>
            {retryLabel}
          </Button>
          {action}
        </>
      }
    />
  );
}
