/** Notifications of the demo people. */
import { chatIdOfPerson } from './chats.mjs';
import { NOTICES } from './data/notifications.mjs';
import { person } from './people.mjs';

export const notifications = (clock) =>
  NOTICES.map(([to, type, title, body, link, when, read], i) => ({
    id: `notice-${String(i + 1).padStart(2, '0')}`,
    data: {
      to: person(to).uid,
      type,
      title,
      body,
      link: typeof link === 'string' ? link : `/chat/${chatIdOfPerson(link.chat, to)}`,
      meta: {},
      read,
      createdAt: Array.isArray(when) ? clock.at(...when) : clock.minutesAgo(when),
    },
  }));
