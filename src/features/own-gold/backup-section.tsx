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
  const exporting = useLastingSheet();
  const importing = useLastingSheet();
  return (
    <Section title={text.title}>
      <p className={styles.hint}>{text.lead}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          disabled={pieces.length === 0}
          onClick={exporting.open}
        >
          {text.export}
        </Button>
        <Button variant="secondary" icon={<Upload size={18} aria-hidden="true" />} onClick={importing.open}>
          {text.import}
        </Button>
      </div>
      {exporting.isThere ? <ExportSheet gold={gold} pieces={pieces} {...exporting.sheet} /> : null}
      {importing.isThere ? <ImportSheet gold={gold} {...importing.sheet} /> : null}
    </Section>
  );
}

/**
 * A sheet that is closed while it works stays, unseen, until it has told what came of it: opened again it is the
 * same one, so that nothing is begun twice.
 */
function useLastingSheet() {
  const [state, setState] = useState<'gone' | 'open' | 'unseen'>('gone');
  const onClose = (isWorking: boolean) => setState(isWorking ? 'unseen' : 'gone');
  return {
    open: () => setState('open'),
    isThere: state !== 'gone',
    sheet: { isOpen: state === 'open', onClose },
  };
}
