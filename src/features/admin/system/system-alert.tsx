import { Link } from '@tanstack/react-router';
import { useNow } from '#device/use-now.ts';
import { needsLook } from '#domain/system/system-run.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { useSystemFaults, useSystemRuns } from '#services/desk/use-desk.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** Says on the desk's first page that something does not run as it should; nothing otherwise. */
export function SystemAlert() {
  const [runs, faults] = [useSystemRuns(), useSystemFaults()];
  const now = useNow();
  const count =
    (runs.kind === 'ready' ? runs.rows.filter((run) => needsLook(run, now)).length : 0) +
    (faults.kind === 'ready' ? faults.rows.length : 0);
  if (count === 0) return null;
  return (
    <Notice tone="error" role="status">
      {text.alert(count)} <Link to="/admin/system">{text.alertLink}</Link>
    </Notice>
  );
}
