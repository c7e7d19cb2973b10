import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { StateView } from './state-view.tsx';

export interface EmptyStateProps {
  /** A lucide icon at 32 px; a tray when none is given. */
  readonly icon?: ReactNode;
  readonly title?: string;
  /** 해요체: what is not here yet and what one can do. */
  readonly message: string;
  readonly action?: ReactNode;
  readonly isCompact?: boolean;
}

export function EmptyState({ icon = <Inbox size={32} />, ...rest }: EmptyStateProps) {
  return <StateView icon={icon} {...rest} />;
}
