import CircleCheck from 'lucide-react/icons/circle-check';
import Link2Off from 'lucide-react/icons/link-2-off';
import MailCheck from 'lucide-react/icons/mail-check';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { StateView } from '#ui/feedback/state-view.tsx';

const LOOKS = {
  done: { icon: <CircleCheck size={32} />, tone: 'gold', role: 'status' },
  sent: { icon: <MailCheck size={32} />, tone: 'gold', role: 'status' },
  failed: { icon: <Link2Off size={32} />, tone: 'error', role: 'alert' },
  stranger: { icon: <UserRound size={32} />, tone: 'neutral', role: 'status' },
} as const;

export interface OutcomeViewProps {
  readonly look: keyof typeof LOOKS;
  readonly title: string;
  readonly message: string;
  /** Where one can go from here. */
  readonly action?: ReactNode;
}

/** How a mail or a link turned out, in the place of a form. */
export function OutcomeView({ look, title, message, action }: OutcomeViewProps) {
  return <StateView {...LOOKS[look]} title={title} message={message} action={action} />;
}
