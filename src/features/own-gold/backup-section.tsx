import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import type { OwnGold } from '#sync/commands/keep-own-gold.ts';
import { Button } from '#ui/action/button.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { ImportSheet } from './import-sheet.tsx';
import styles from './own-gold.module.css';

const text = ownGoldText.backup;

export interface BackupSectionProps {
  readonly gold: OwnGold;
  readonly pieces: readonly OwnPiece[];
}

/** The one way in which pieces leave this device: in a file, by their owner's hand. */
export function BackupSection({ gold, pieces }: BackupSectionProps) {
  const [open, setOpen] = useState<'export' | 'import' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={text.title}>
      <p className={styles.hint}>{text.lead}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          disabled={pieces.length === 0}
          onClick={() => setOpen('export')}
        >
          {text.export}
        </Button>
        <Button
          variant="secondary"
          icon={<Upload size={18} aria-hidden="true" />}
          onClick={() => setOpen('import')}
        >
          {text.import}
        </Button>
      </div>
      {open === 'export' ? <ExportSheet gold={gold} pieces={pieces} onClose={close} /> : null}
      {open === 'import' ? <ImportSheet gold={gold} onClose={close} /> : null}
    </Section>
  );
}
