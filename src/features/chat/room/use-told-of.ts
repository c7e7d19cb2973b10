import { useEffect } from 'react';
import type { ChatId } from '#domain/ids.ts';
import { toasts } from '#ui/toast/toasts.ts';

/**
 * What was told of a room goes as it is opened: its words stand there, and the box that comes with them would be
 * a second one for the same draft.
 */
export function useToldOf(chatId: ChatId): void {
  useEffect(() => {
    for (const { id, tag } of toasts.getSnapshot()) if (tag === chatId) toasts.dismiss(id);
  }, [chatId]);
}
