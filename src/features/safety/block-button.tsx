import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import { isBlocked } from '#data/local/queries/block-queries.ts';
import type { UserId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { safetyText } from '#i18n/ko/safety.ts';
import { useBlock } from '#services/safety/use-block.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { ignoreSecondPress } from '#ui/overlay/second-press.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useSafetyMember } from './use-safety-member.ts';

const text = safetyText.block;

/** 차단 and 차단 해제 of a person; nothing for oneself. */
export function BlockButton({ person }: { readonly person: UserId }) {
  const own = useUserDatabase();
  const memberDatabase = useSafetyMember();
  const [isAsking, setAsking] = useState(false);
  const live = useLive(async () => (own ? isBlocked(own, person) : false), [own, person]);
  const isOn = live.kind === 'ready' && live.value;
  const block = useBlock(person, isOn);
  if (own?.uid === person) return null;

  const set = async (wanted: boolean) => {
    setAsking(false);
    const db = memberDatabase();
    const isKept = db && (await block(db, wanted));
    if (isKept === null) return;
    const done = wanted ? text.blocked : text.unblocked;
    toasts.show(isKept ? { title: done, tone: 'ok' } : { title: commonText.unknownFailure, tone: 'error' });
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Ban size={18} aria-hidden="true" />}
        onClick={() => {
          if (isOn) {
            // It is the way to a block again before a double tap is over.
            ignoreSecondPress();
            void set(false);
          } else if (memberDatabase()) setAsking(true);
        }}
      >
        {isOn ? text.undo : text.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={text.title}
        body={text.body}
        confirmLabel={text.confirm}
        cancelLabel={commonText.cancel}
        onConfirm={() => void set(true)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
