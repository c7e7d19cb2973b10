import { deliverOnce } from '../outbox/deliver-once.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { forgetRow, queueAgain } from './take-back.ts';

export const deliverReport = deliverOnce('report', {
  send: ({ remote, signal }, { uid, intent }) =>
    remote.createReport(uid, intent.reportId, intent.report, signal),
  hasLanded: ({ remote, signal }, { uid, intent }) => remote.reportExists(uid, intent.reportId, signal),
  // Nobody but the desk sees a report.
  show: async () => undefined,
});

export const report: Intent<'report'> = {
  isAskedAbout: true,
  standing: () => ({ what: 'report', about: ABOUT_NOTHING, place: null }),
  retry: queueAgain,
  withdraw: forgetRow,
};
