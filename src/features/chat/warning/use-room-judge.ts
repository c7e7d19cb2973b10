import { useEffect, useState } from 'react';
import type { Room } from '#data/local/queries/room-queries.ts';
import type { Judgement, RoomJudge } from '#services/chat/room-judge.ts';
import { useLive } from '#session/use-live.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import type { warningPart } from './warning-part.ts';
import { WARNING_PATIENCE_MS } from './warning-patience.ts';

interface Ready {
  readonly judge: RoomJudge;
  readonly draw: Pick<typeof warningPart, 'WarningCard' | 'WarningStep'>;
}

/** `failed`: nobody can say how the room stands; nothing may wait for that. */
export type Judged =
  | { readonly kind: 'loading' | 'failed' }
  | (Ready & { readonly kind: 'judged'; readonly judgement: Judgement });

/** How a room stands, observed, by a part of the app that is loaded behind the room. */
export function useRoomJudge(db: OwnDatabase | null, { id, other, productId }: Room): Judged {
  const [part, setPart] = useState<Ready | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (!db) return undefined;
    let isLeft = false;
    const patience = setTimeout(() => setPart('failed'), WARNING_PATIENCE_MS);
    const load = async () => {
      const { warningPart: loaded } = await import('./warning-part.ts');
      clearTimeout(patience);
      if (!isLeft) setPart({ judge: loaded.createRoomJudge(db, { id, other, productId }), draw: loaded });
    };
    load().catch((error: unknown) => {
      console.warn('what warns of frauds could not be loaded', error);
      clearTimeout(patience);
      if (!isLeft) setPart('failed');
    });
    return () => {
      isLeft = true;
      clearTimeout(patience);
    };
  }, [db, id, other, productId]);
  const live = useLive(async () => (typeof part === 'string' ? null : part.judge.judge()), [part]);

  if (part === 'failed' || live.kind === 'failed') return { kind: 'failed' };
  if (part === 'loading' || live.kind === 'loading' || live.value === null) return { kind: 'loading' };
  return { kind: 'judged', ...part, judgement: live.value };
}
