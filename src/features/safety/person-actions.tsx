import type { UserId } from '#domain/ids.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { BlockButton } from './block-button.tsx';
import { ReportButton } from './report-button.tsx';

export interface PersonActionsProps {
  readonly person: UserId;
  /** What is reported: the person, unless it is something of theirs. */
  readonly target?: ReportTarget;
}

/** 신고 and 차단, side by side. */
export function PersonActions({ person, target = { type: 'user', id: person } }: PersonActionsProps) {
  return (
    <Stack gap={8} isRow>
      <ReportButton target={target} />
      <BlockButton person={person} />
    </Stack>
  );
}
