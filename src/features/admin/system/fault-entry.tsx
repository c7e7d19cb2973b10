import { formatDateTime } from '#domain/format/format-time.ts';
import type { SystemFault } from '#domain/system/system-run.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { useClearFault } from '#services/desk/use-desk-call.ts';
import { ProblemCard } from './problem-card.tsx';

/** A function that has failed, until somebody has seen to it. */
export function FaultEntry({ fault }: { readonly fault: SystemFault }) {
  const { name, count, code, firstAt, lastAt } = fault;
  const { isBusy, send } = useClearFault(`${name} ${count}`);
  return (
    <ProblemCard
      title={name}
      question={text.clearBody}
      isBusy={isBusy}
      onSeenTo={() => send({ name, seenAt: lastAt })}
    >
      <span className="tabular">{text.fault(count, code)}</span>
      <span className="tabular">{text.faultTimes(formatDateTime(firstAt), formatDateTime(lastAt))}</span>
    </ProblemCard>
  );
}
