import { useEffect, useState } from 'react';
import { err, type Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import type { Queues } from '#domain/system/queues.ts';
import { millis, type Millis } from '#domain/units.ts';
import { renewClaims } from '#session/renew-claims.ts';

export interface CountedQueues {
  /** `null` until the server has answered. */
  readonly answer: Result<Queues, ServerFailure> | null;
  readonly at: Millis | null;
  readonly again: () => void;
}

/** For admins: how much waits, counted when it is looked at and when it is asked again. */
export function useQueues(): CountedQueues {
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<{
    readonly attempt: number;
    readonly answer: Result<Queues, ServerFailure>;
    readonly at: Millis;
  }>();
  useEffect(() => {
    let isLeft = false;
    void count().then((answer) => {
      if (!isLeft) setSeen({ attempt, answer, at: millis(Date.now()) });
    });
    return () => {
      isLeft = true;
    };
  }, [attempt]);
  const isSeen = seen?.attempt === attempt;
  return {
    answer: isSeen ? seen.answer : null,
    at: isSeen ? seen.at : null,
    again: () => setAttempt((before) => before + 1),
  };
}

async function count(): Promise<Result<Queues, ServerFailure>> {
  try {
    const answer = await (await import('#data/remote/desk-calls.ts')).countQueues();
    if (!answer.ok && answer.code === 'denied') await renewClaims();
    return answer;
  } catch (error) {
    console.warn('what waits could not be counted', error);
    return err('offline');
  }
}
