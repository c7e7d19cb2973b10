import type { Message } from '#domain/chat/chat.ts';

/** Whether messages were added or taken away at the beginning, and nothing happened at the end. */
export function hasGrownAtStart(before: readonly Message[], after: readonly Message[]): boolean {
  if (before.length === after.length || before.length === 0 || after.length === 0) return false;
  return before.at(-1)?.id === after.at(-1)?.id && before[0]?.id !== after[0]?.id;
}
