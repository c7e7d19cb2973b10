import { useEffect, useState } from 'react';
import type { ReportId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import type { ReportedThing } from '#domain/safety/filed-report.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { renewClaims } from '#session/renew-claims.ts';

export interface Looking {
  /** `null` until the server has answered. */
  readonly answer: Result<ReportedThing, ServerFailure> | null;
  readonly again: () => void;
}

/** For admins: what a report is about, asked of the server each time it is looked at. */
export function useReportedThing(id: ReportId): Looking {
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<{ readonly key: string; readonly answer: Looking['answer'] }>();
  const key = `${id} ${attempt}`;
  useEffect(() => {
    let isLeft = false;
    void look(id).then((answer) => {
      if (!isLeft) setSeen({ key, answer });
    });
    return () => {
      isLeft = true;
    };
  }, [id, key]);
  return {
    answer: seen?.key === key ? seen.answer : null,
    again: () => setAttempt((before) => before + 1),
  };
}

async function look(id: ReportId): Promise<Result<ReportedThing, ServerFailure>> {
  try {
    const answer = await (await import('#data/remote/desk-calls.ts')).viewReport(id);
    if (!answer.ok && answer.code === 'denied') await renewClaims();
    return answer;
  } catch (error) {
    console.warn('a reported thing could not be looked at', error);
    return err('offline');
  }
}
