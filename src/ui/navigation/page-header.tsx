import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's h1; the shell moves focus here after a navigation. */
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly back?: { readonly label: string; readonly onBack: () => void };
  readonly actions?: ReactNode;
}

export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {back ? (
        <span className={styles.back}>
          <IconButton
            label={back.label}
            icon={<ChevronLeft size={26} aria-hidden="true" />}
            onClick={back.onBack}
          />
        </span>
      ) : null}
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
