import { blockDocument } from '#documents/person-items.ts';
import { newReport, reportDocument } from '#documents/report.ts';
import type { ReportId, UserId } from '#domain/ids.ts';
import type { Report } from '#domain/safety/report.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import { encodeFields, serverTime } from './firestore-values.ts';
import { always } from './last-wish.ts';
import type { ListingTransport } from './listing-remote.ts';
import { done, isThere } from './parsed.ts';

/** How blocks and reports reach the server. */
export interface SafetyRemote {
  setBlock(uid: UserId, person: UserId, wanted: boolean, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  /** Refused where it is there already. */
  createReport(uid: UserId, id: ReportId, report: Report, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  /** Whether this person's own report has arrived. */
  reportExists(uid: UserId, id: ReportId, signal: AbortSignal): Promise<RemoteOutcome<boolean>>;
}

export function createSafetyRemote({ root, commit, read, wish }: ListingTransport): SafetyRemote {
  return {
    setBlock(uid, person, wanted, signal) {
      const name = `${root}/blocks/${uid}/items/${person}`;
      const body = wanted
        ? { update: { name, fields: {} }, updateTransforms: blockDocument.createdTimes.map(serverTime) }
        : { delete: name };
      return wish(uid, `block_${person}`, always(body), signal);
    },

    async createReport(uid, id, report, signal) {
      const body = {
        update: { name: `${root}/reports/${id}`, fields: encodeFields(newReport(uid, report)) },
        updateTransforms: reportDocument.createdTimes.map(serverTime),
        currentDocument: { exists: false },
      };
      return done(await commit(uid, [{ kind: 'reports', of: id, added: 1 }], [body], signal));
    },

    async reportExists(uid, id, signal) {
      const found = await read(uid, `/reports/${id}`, signal, ['status']);
      // One that is not there is refused as somebody else's is, so that nobody finds out who reported what.
      const isHidden = found.kind === 'refused' && found.code === 'denied';
      return isHidden ? { kind: 'ok', value: false } : isThere(found);
    },
  };
}
