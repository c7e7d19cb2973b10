import FileCheck from 'lucide-react/icons/file-check-2';
import { lazy, Suspense, useState } from 'react';
import type { ChatId } from '#domain/ids.ts';
import { proofText as text } from '#i18n/ko/proof.ts';
import { Button } from '#ui/action/button.tsx';

const ProofSheet = lazy(() => import('./proof-sheet.tsx').then((module) => ({ default: module.ProofSheet })));

export interface ProofButtonProps {
  readonly chatId: ChatId;
  readonly isFullWidth?: boolean;
}

/** 거래 증빙: makes one with the press where there is none yet, and shows those that were made. */
export function ProofButton({ chatId, isFullWidth = false }: ProofButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size={isFullWidth ? 'medium' : 'small'}
        isFullWidth={isFullWidth}
        icon={<FileCheck size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {text.action}
      </Button>
      {isOpen ? (
        <Suspense>
          <ProofSheet chatId={chatId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
