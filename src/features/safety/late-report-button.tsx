import { lazy, Suspense } from 'react';
import { useQuiet } from '#device/use-quiet.ts';
import type { ReportButtonProps } from './report-button.tsx';

const ReportButton = lazy(() =>
  import('./report-button.tsx').then((module) => ({ default: module.ReportButton })),
);

/** 신고 once the rest stands, as {@link LatePersonActions}: whoever draws it keeps its place free. */
export function LateReportButton(props: ReportButtonProps) {
  const isQuiet = useQuiet();
  return <Suspense>{isQuiet ? <ReportButton {...props} /> : null}</Suspense>;
}
