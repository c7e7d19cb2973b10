import type { ReportId, UserId } from '#domain/ids.ts';
import type { Report } from '#domain/safety/report.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import { encodeFields } from './firestore-values.ts';
import { always } from './last-wish.ts';
import type { ListingTransport } from './listing-remote.ts';

/** How blocks and reports reach the server. */
export interface SafetyRemote {
  setBlock(uid: UserId, person: UserId, wanted: boolean, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  /** Refused where it is there already. */
  createReport(uid: UserId, id: ReportId, report: Report, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  reportExists(uid: UserId, id: ReportId, signal: AbortSignal): Promise<RemoteOutcome<boolean>>;
}

export function createSafetyRemote({ root, commit, read, wish }: ListingTransport): SafetyRemote {
  const write = async (uid: UserId, body: unknown, signal: AbortSignal): Promise<RemoteOutcome<null>> => {
    const outcome = await commit(uid, { writes: [body] }, signal);
    return outcome.kind === 'ok' ? { kind: 'ok', value: null } : outcome;
  };
  const createdNow = [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }];

  return {
    setBlock(uid, person, wanted, signal) {
      const name = `${root}/blocks/${uid}/items/${person}`;
      const body = wanted ? { update: { name, fields: {} }, updateTransforms: createdNow } : { delete: name };
      return wish(uid, `block_${person}`, always(body), signal);
    },

    createReport: (uid, id, { target, reason, detail }, signal) =>
      write(
        uid,
        {
          update: {
            name: `${root}/reports/${id}`,
            fields: encodeFields({
              reporterId: uid,
              targetType: target.type,
              targetId: target.id,
              parentId: 'parentId' in target ? target.parentId : null,
              reason,
              detail,
              status: 'open',
            }),
          },
          updateTransforms: createdNow,
          currentDocument: { exists: false },
        },
        signal,
      ),

    async reportExists(uid, id, signal) {
      const outcome = await read(uid, `/reports/${id}?mask.fieldPaths=status`, signal);
      if (outcome.kind === 'refused' && outcome.code === 'missing') return { kind: 'ok', value: false };
      return outcome.kind === 'ok' ? { kind: 'ok', value: true } : outcome;
    },
  };
}
