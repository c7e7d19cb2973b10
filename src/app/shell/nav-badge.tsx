import type { BadgeCounts } from '#data/local/queries/badge-queries.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { BadgeName } from './navigation-items.ts';

export interface NavBadgeProps {
  readonly name: BadgeName | null;
  readonly counts: BadgeCounts;
}

/** The live count that a place of the navigation carries, if it carries one. */
export function NavBadge({ name, counts }: NavBadgeProps) {
  return name === null ? null : <Badge count={counts[name]} label={shellText.badges[name](counts[name])} />;
}
