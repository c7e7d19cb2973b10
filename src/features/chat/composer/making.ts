import type { Message } from '#domain/chat/chat.ts';
import type { Proposal } from '#domain/chat/proposal.ts';

/** A proposal that is being made in its sheet, on its own or in the place of one of the other side's. */
export interface Making {
  readonly kind: Proposal['kind'];
  readonly instead: Message | null;
}
