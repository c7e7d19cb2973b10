import { useId, type FormEvent, type ReactNode, type RefObject } from 'react';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import styles from './compose-sheet.module.css';
import type { NotSent } from './not-sent.ts';

export interface ProposalSheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly notSent: NotSent | 'answered' | null;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Where something is proposed to the other side. */
export function ProposalSheet(props: ProposalSheetProps) {
  const { isOpen, title, lead, submit, notSent, formRef, onSubmit, onClose, children } = props;
  const formId = useId();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={lead}
      closeLabel={commonText.close}
      footer={
        <Button type="submit" form={formId}>
          {submit}
        </Button>
      }
    >
      <form
        ref={formRef}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        {notSent === null ? null : (
          <Notice tone="error" role="alert">
            {chatText.composer.problem[notSent]}
          </Notice>
        )}
        {children}
      </form>
    </Sheet>
  );
}
