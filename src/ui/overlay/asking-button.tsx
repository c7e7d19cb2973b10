import { useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../action/button.tsx';
import { focusBesideOnceGone } from '../action/focus-beside.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface AskingButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  readonly label: string;
  readonly question: {
    readonly title: string;
    readonly body: ReactNode;
    /** The button's own label where nothing else is said. */
    readonly yes?: string;
    readonly no: string;
  };
  /** What is asked about cannot be undone. */
  readonly isDanger?: boolean;
  readonly onYes: () => void;
}

/** A button that asks before it does something: deleting, starting over, denying. */
export function AskingButton({ label, question, isDanger = false, onYes, ...button }: AskingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const asker = useRef<HTMLElement>(null);
  const { title, body, yes = label, no } = question;
  return (
    <>
      <Button
        {...button}
        onClick={({ currentTarget }) => {
          if (button['aria-disabled']) return;
          asker.current = currentTarget;
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        {...{ title, body, isDanger }}
        confirmLabel={yes}
        cancelLabel={no}
        onConfirm={() => {
          setAsking(false);
          // What is asked about often takes its button along.
          if (asker.current) focusBesideOnceGone(asker.current);
          onYes();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
