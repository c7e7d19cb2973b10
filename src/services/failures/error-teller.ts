import { parseErrorQueue } from '#documents/client-error.ts';
import type { ErrorReport } from '#domain/system/client-error.ts';
import {
  emptyQueue,
  givenBack,
  onDay,
  taken,
  withReport,
  type ErrorQueue,
} from '#domain/system/error-queue.ts';
import { reportOf, type Failure, type FailureGround } from '#domain/system/error-report.ts';

/** What became of a batch: it may go out again after so long, or never. */
export type Told =
  | { readonly kind: 'told' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'later'; readonly waitMs: number };

/** What a teller leans on. */
export interface TellerGround {
  /** Shared by all tabs of the device. */
  readonly memory: { read(): unknown; write(queue: ErrorQueue): void };
  readonly clock: { now(): number; today(): string };
  readonly ground: () => FailureGround;
  readonly isOnline: () => boolean;
  readonly send: (reports: readonly ErrorReport[]) => Promise<Told>;
  /** Runs it when the page has nothing else to do. */
  readonly whenIdle: (run: () => void) => void;
}

export interface ErrorTeller {
  readonly note: (failure: Failure) => void;
  /** Sends what waits, where there is a network; never throws. */
  readonly tell: () => Promise<void>;
}

/** Keeps what may be told of failures on the device, and tells it once, in one small batch. */
export function createErrorTeller(page: TellerGround): ErrorTeller {
  const { memory, clock } = page;
  let isBusy = false;
  let notBefore = 0;

  const queue = (): ErrorQueue => {
    const today = clock.today();
    return onDay(parseErrorQueue(memory.read()) ?? emptyQueue(today), today);
  };

  async function tell(): Promise<void> {
    if (isBusy || clock.now() < notBefore || !page.isOnline()) return;
    // In one turn, so that no other tab takes the same.
    const [reports, rest] = taken(queue());
    if (reports.length === 0) return;
    memory.write(rest);
    isBusy = true;
    const told = await page.send(reports).catch((error: unknown): Told => {
      console.warn('errors were not told', error);
      return { kind: 'later', waitMs: 0 };
    });
    isBusy = false;
    if (told.kind !== 'later') return;
    notBefore = clock.now() + told.waitMs;
    memory.write(givenBack(queue(), reports));
  }

  return {
    tell,
    note(failure) {
      const report = reportOf(failure, page.ground());
      if (report === null) return;
      const before = queue();
      const after = withReport(before, report);
      if (after === before) return;
      memory.write(after);
      page.whenIdle(() => void tell());
    },
  };
}
