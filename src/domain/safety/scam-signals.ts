import { asksForAccountEarly } from './signals/account-before-meeting.ts';
import { wantsManyWithoutHaggling } from './signals/bulk-no-haggle.ts';
import { asksForMoneyFirst } from './signals/deposit-first.ts';
import { leadsElsewhere } from './signals/off-platform.ts';
import { holdsPhishingLink } from './signals/phishing-link.ts';
import { refusesCashOrConfirmation } from './signals/refuse-cash-or-app.ts';
import { sendsSomebodyElse } from './signals/stand-in.ts';
import { wantsListingGone } from './signals/take-listing-down.ts';
import type { Dialogue, SaidMessage } from './dialogue.ts';
import type { Clause } from './said.ts';
import { turnsOf } from './turns.ts';

/** The patterns of gold frauds that a reader is warned of, in the order in which they are told. */
export const SCAM_SIGNALS = [
  'account_before_meeting',
  'deposit_first',
  'bulk_no_haggle',
  'stand_in',
  'refuse_cash_or_app',
  'take_listing_down',
  'new_account_expensive',
  'off_platform',
  'phishing_link',
] as const;
export type ScamSignal = (typeof SCAM_SIGNALS)[number];

/** From here on a deal is expensive: a warning is a step to be passed. */
export const EXPENSIVE_WON = 1_000_000;
/** An account, or a name, is new for a week. */
const NEW_FOR_DAYS = 7;

/**
 * The signals of fraud in what the other side wrote and in who they are; what the reader wrote never counts
 * as a signal. Every message is read once, in linear time. Nothing of it leaves the device.
 */
export function scamSignals(dialogue: Dialogue): readonly ScamSignal[] {
  const messages = turnsOf(dialogue);
  return SCAM_SIGNALS.filter((signal) => DETECTORS[signal](dialogue, messages));
}

type Detector = (dialogue: Dialogue, messages: readonly SaidMessage[]) => boolean;

const anyClause =
  (isSignal: (clause: Clause, reader: Dialogue['reader']) => boolean): Detector =>
  ({ reader }, messages) =>
    messages.some(
      ({ from, clauses }) => from === 'other' && clauses.some((clause) => isSignal(clause, reader)),
    );

const DETECTORS: { readonly [Signal in ScamSignal]: Detector } = {
  account_before_meeting: ({ reader }, messages) => asksForAccountEarly(reader, messages),
  deposit_first: anyClause(asksForMoneyFirst),
  bulk_no_haggle: ({ reader, listing }, messages) =>
    reader === 'seller' && wantsManyWithoutHaggling(listing.priceWon, messages),
  stand_in: anyClause(sendsSomebodyElse),
  refuse_cash_or_app: (_dialogue, messages) => refusesCashOrConfirmation(messages),
  take_listing_down: anyClause(wantsListingGone),
  new_account_expensive: ({ listing, other }) =>
    listing.priceWon >= EXPENSIVE_WON &&
    other.dealsDone === 0 &&
    (other.accountAgeDays <= NEW_FOR_DAYS ||
      (other.renamedDaysAgo !== null && other.renamedDaysAgo <= NEW_FOR_DAYS)),
  off_platform: (_dialogue, messages) => leadsElsewhere(messages),
  phishing_link: (_dialogue, messages) => holdsPhishingLink(messages),
};
