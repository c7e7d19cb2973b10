import type { ComponentType } from 'react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import Star from 'lucide-react/icons/star';
import Tag from 'lucide-react/icons/tag';
import type { NotificationType } from '#domain/notification/notification.ts';

type Icon = ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>;

const icons: Readonly<Record<NotificationType, Icon>> = {
  system: Megaphone,
  chat_message: MessageCircle,
  price_drop: Tag,
  order: ReceiptText,
  review: Star,
  comment: MessageSquareText,
  exchange_scheduled: CalendarCheck,
  exchange_in_progress: Scale,
  exchange_completed: CircleCheck,
  exchange_cancelled: CircleX,
  exchange_rejected: CircleX,
};

/** What a notification is about, at a glance; its words say it too. */
export function NotificationIcon({ type }: { readonly type: NotificationType }) {
  const Icon = icons[type];
  return <Icon size={22} aria-hidden="true" />;
}
