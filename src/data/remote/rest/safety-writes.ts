import { blockDocument } from '#documents/person-items.ts';
import { newReport, reportDocument } from '#documents/report.ts';
import type { ReportId, UserId } from '#domain/ids.ts';
import type { Report } from '#domain/safety/report.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import { oneWriteBy, writeNew, writeWhole } from './document-writes.ts';
import { always } from './last-wish.ts';
import type { ListingTransport } from './listing-remote.ts';
import { isThere } from './parsed.ts';

/** How blocks and reports reach the server. */
export interface SafetyRemote {
  setBlock(uid: UserId, person: UserId, wanted: boolean, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  /** Refused where it is there already. */
  createReport(uid: UserId, id: ReportId, report: Report, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  /** Whether this person's own report has arrived. */
  reportExists(uid: UserId, id: ReportId, signal: AbortSignal): Promise<RemoteOutcome<boolean>>;
}

export function createSafetyRemote({ root, commit, read, wish }: ListingTransport): SafetyRemote {
  const write = oneWriteBy(commit);
  return {
    setBlock(uid, person, wanted, signal) {
      const name = `${root}/blocks/${uid}/items/${person}`;
      const body = wanted ? writeWhole(blockDocument, name) : { delete: name };
      return wish(uid, `block_${person}`, always(body), signal);
    },

    createReport: (uid, id, report, signal) =>
      write(uid, writeNew(reportDocument, `${root}/reports/${id}`, newReport(uid, report)), signal, {
        kind: 'reports',
        of: id,
        added: 1,
      }),

    async reportExists(uid, id, signal) {
      const found = await read(uid, `/reports/${id}`, signal, ['status']);
      // One that is not there is refused as somebody else's is, so that nobody finds out who reported what.
      const isHidden = found.kind === 'refused' && found.code === 'denied';
      return isHidden ? { kind: 'ok', value: false } : isThere(found);
    },
  };
}
