import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { Tone } from '../display/status-pill.tsx';

const ICONS = { neutral: Info, gold: Info, info: Info, ok: CircleCheck, error: CircleAlert } as const;

/** A tone's sign, so that it is not told by colour alone. */
export function ToneIcon({ tone, size = 20 }: { readonly tone: Tone; readonly size?: number }) {
  const Icon = ICONS[tone];
  return <Icon size={size} aria-hidden="true" />;
}
