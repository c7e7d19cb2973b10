import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { StateView } from './state-view.tsx';

export interface ErrorStateProps {
  /** 합니다체: what went wrong. */
  readonly message: string;
  readonly title?: string;
  readonly retryLabel: string;
  readonly onRetry: (press: MouseEvent<HTMLElement>) => void;
  /** Another way out beside 다시 시도. */
  readonly action?: ReactNode;
  readonly isCompact?: boolean;
}

export function ErrorState({ retryLabel, onRetry, action, ...rest }: ErrorStateProps) {
  return (
    <StateView
      {...rest}
      tone="error"
      role="alert"
      icon={<TriangleAlert size={32} />}
      action={
        <>
          <Button onClick={onRetry}>{retryLabel}</Button>
          {action}
        </>
      }
    />
  );
}
