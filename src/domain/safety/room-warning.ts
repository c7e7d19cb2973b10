import type { Profile } from '../account/account.ts';
import type { Message } from '../chat/chat.ts';
import { answerFor, TYPED_WORDS } from '../chat/message-content.ts';
import type { Order } from '../order/order.ts';
import type { Product } from '../product/product.ts';
import { DAY_MS } from '../time/seoul.ts';
import { micros, type Micros, type Millis } from '../units.ts';
import type { UserId } from '../ids.ts';
import type { Dialogue, DialogueMessage } from './dialogue.ts';
import { EXPENSIVE_WON, scamSignals, type ScamSignal } from './scam-signals.ts';

/** What the reader's device knows of a conversation; who or what is unknown is judged by nothing. */
export interface KnownRoom {
  readonly other: UserId;
  /** The newest ones, oldest of them first. */
  readonly messages: readonly Message[];
  /** What the other side is told to have said, and this device may not have; empty where nothing is. */
  readonly heard: string;
  readonly product: Product | undefined;
  readonly profile: Profile | undefined;
  readonly order: Order | undefined;
  readonly now: Millis;
}

/** What a reader is warned of in a room. */
export interface RoomWarning {
  readonly reader: Dialogue['reader'];
  /** The gravest first. */
  readonly signals: readonly ScamSignal[];
  /** So much money is at stake that the warning has to be read before the next answer. */
  readonly isStep: boolean;
  /** Up to where the other side's words were looked at. */
  readonly judgedTo: Micros;
}

/** How near a signal is to money that is gone for good, the nearest first. */
const BY_GRAVITY = [
  'phishing_link',
  'deposit_first',
  'account_before_meeting',
  'stand_in',
  'refuse_cash_or_app',
  'take_listing_down',
  'off_platform',
  'bulk_no_haggle',
  'new_account_expensive',
] as const satisfies readonly ScamSignal[];

/**
 * More letters than a talk has; who sends a hundred of the longest messages makes nobody's phone stand still.
 */
const JUDGED_LETTERS = 40_000;
const MINUTE_MICROS = 60_000_000;
/** Nobody's account is called new before it is known how old it is. */
const UNKNOWN_PERSON: Dialogue['other'] = {
  accountAgeDays: Number.POSITIVE_INFINITY,
  dealsDone: 0,
  renamedDaysAgo: null,
};

/**
 * The frauds that a conversation bears the signs of. Where the other side has said nothing yet there is none
 * to answer.
 */
export function warningOf(room: KnownRoom): RoomWarning {
  const { other, messages, heard } = room;
  const newest = messages.findLast(({ sender }) => sender === other);
  const dialogue = dialogueOf(room);
  const found = newest || heard !== '' ? scamSignals(dialogue) : [];
  return {
    reader: dialogue.reader,
    signals: BY_GRAVITY.filter((signal) => found.includes(signal)),
    isStep: dialogue.listing.priceWon >= EXPENSIVE_WON,
    judgedTo: newest?.position ?? micros(0),
  };
}

function dialogueOf({ other, messages, heard, product, profile, order, now }: KnownRoom): Dialogue {
  // A seller has their own listing on the device: who knows neither it nor a deal is the buyer.
  const seller = order?.sellerId ?? product?.sellerId ?? other;
  const said = saidLately(messages, other);
  const offers = messages.map(({ content }) => (content.kind === 'offer' ? content.price : 0));
  return {
    reader: seller === other ? 'buyer' : 'seller',
    listing: {
      title: product?.title ?? '',
      priceWon: Math.max(product?.price ?? 0, order?.agreedPrice ?? 0, ...offers),
      category: product?.category ?? 'other',
    },
    other: profile
      ? {
          accountAgeDays: Math.floor((now - profile.joinedAt) / DAY_MS),
          dealsDone: profile.dealCount,
          // No profile tells it.
          renamedDaysAgo: null,
        }
      : UNKNOWN_PERSON,
    messages: heard === '' ? said : [...said, { from: 'other', at: Number.MAX_SAFE_INTEGER, text: heard }],
  };
}

/** The newest words, the oldest of them first. */
function saidLately(messages: readonly Message[], other: UserId): readonly DialogueMessage[] {
  const said: DialogueMessage[] = [];
  let letters = 0;
  for (const { sender, content, position } of messages.toReversed()) {
    const text = answerFor(content, TYPED_WORDS);
    letters += text.length;
    if (letters > JUDGED_LETTERS) break;
    // The server's time, not the writer's own clock, says what was said first.
    const at = position / MINUTE_MICROS;
    if (text !== '') said.unshift({ from: sender === other ? 'other' : 'me', at, text });
  }
  return said;
}

/** What its reader has said about the warnings of a room. */
export interface WarningMarks {
  /** Read, and put away. */
  readonly dismissed: readonly ScamSignal[];
  /** Read before an answer. */
  readonly passed: readonly ScamSignal[];
}

export const NO_MARKS: WarningMarks = { dismissed: [], passed: [] };

/** What the room's card tells of. */
export const signalsToTell = ({ signals }: RoomWarning, { dismissed }: WarningMarks): readonly ScamSignal[] =>
  signals.filter((signal) => !dismissed.includes(signal));

/** What has to be read before the next answer leaves. */
export const signalsToPass = (
  { signals, isStep }: RoomWarning,
  { passed }: WarningMarks,
): readonly ScamSignal[] => (isStep ? signals.filter((signal) => !passed.includes(signal)) : []);
