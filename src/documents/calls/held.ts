import * as v from 'valibot';
import type { Reading } from '../kernel/kind.ts';
import { natural } from '../kernel/kinds.ts';

/** As many as one person may make for now: the same request is taken when so much time has passed. */
export interface HeldRequest {
  readonly ok: false;
  readonly code: 'held';
  readonly waitMs: number;
}

export const heldRequest: Reading<HeldRequest> = v.object({
  ok: v.literal(false),
  code: v.literal('held'),
  waitMs: natural.reads,
});
