import { groupThousands } from '#domain/format/format-won.ts';
import { chatText } from '#i18n/ko/chat.ts';
import type { FoundRooms } from './use-found-rooms.ts';

const text = chatText.search;

/** How it stands with what this device lacks. */
export type Rest = 'coming' | 'offline' | 'failed';

/** Among which conversations was looked; empty where those are all, each with its names. */
export function whereFound({ count, isCut, hasAll, nameless }: FoundRooms['among'], rest: Rest): string {
  const among = text.among(groupThousands(count));
  if (!hasAll) return `${among} ${text.rest[rest]}`;
  if (nameless > 0) return text.nameless[rest](groupThousands(nameless));
  return isCut ? among : '';
}
