import { formatDate, formatDateTime, formatDay } from '#domain/format/format-time.ts';
import { formatWon, groupThousands } from '#domain/format/format-won.ts';
import { assertNever } from '#domain/result.ts';
import { ordersText } from '#i18n/ko/orders.ts';
import { proofFileText, verdictText as text } from '#i18n/ko/proof.ts';
import { millis, won } from '#domain/units.ts';
import type { ProofVerdict } from '#services/proof/check-proof.ts';

/** What is said of a file, in the app and in the checker that works by itself alike. */
export interface VerdictWords {
  readonly tone: 'ok' | 'gold' | 'error';
  readonly title: string;
  readonly body: string;
  /** What the server says it holds itself, and where the file says otherwise. */
  readonly seen: readonly (readonly [term: string, value: string])[];
}

export function verdictWords(verdict: ProofVerdict): VerdictWords {
  switch (verdict.kind) {
    case 'no_proof':
    case 'changed':
    case 'unknown_key':
      return { tone: 'error', ...wordsOf(verdict.kind), seen: [] };
    case 'unsigned':
      return { tone: 'gold', ...wordsOf('unsigned'), seen: [] };
    case 'signed': {
      const { conversation, photos } = verdict.agreement;
      const agrees = conversation && photos.other === 0;
      return {
        tone: agrees ? 'ok' : 'error',
        ...wordsOf(agrees ? 'signed' : 'differs'),
        seen: seenBy(verdict),
      };
    }
    default:
      return assertNever(verdict);
  }
}

const wordsOf = (kind: keyof typeof text.kinds) => ({ title: text.kinds[kind], body: text.bodies[kind] });

type Signed = Extract<ProofVerdict, { kind: 'signed' }>;

function seenBy({ statement, manifest, agreement }: Signed): VerdictWords['seen'] {
  const { order, listing, goldPrice, parties } = statement;
  const noted = (value: string, isSame: boolean) => `${value} (${isSame ? text.same : text.differingNow})`;
  const claimed = manifest.messages.filter(({ at }) => at === null).length;
  const { same, other, unseen } = agreement.photos;
  return [
    [text.signedAt, formatDateTime(millis(statement.signedAt))],
    [
      text.requestedBy,
      parties.find(({ uid }) => uid === statement.requestedBy)?.nickname || statement.requestedBy,
    ],
    ...parties.map(({ role, nickname, joinedAt, dealCount }): readonly [string, string] => [
      proofFileText.roles[role],
      [
        nickname || proofFileText.unnamed,
        `${proofFileText.joinedAt} ${joinedAt === null ? proofFileText.unknown : formatDate(millis(joinedAt))}`,
        `${proofFileText.deals} ${proofFileText.dealCount(dealCount)}`,
      ].join(' · '),
    ]),
    [
      text.conversation,
      [
        `${text.count(groupThousands(statement.messageCount))} (${agreement.conversation ? text.same : text.differing})`,
        ...(claimed === 0 ? [] : [text.deviceOnly(groupThousands(claimed))]),
      ].join(' · '),
    ],
    [
      proofFileText.order,
      order === null
        ? text.none
        : noted(
            `${order.snapshot.title} · ${formatWon(won(order.agreedPrice))} · ${ordersText.status[order.status]}`,
            agreement.order,
          ),
    ],
    [
      proofFileText.listing,
      listing === null
        ? text.none
        : noted(`${listing.title} · ${formatWon(won(listing.price))}`, agreement.listing),
    ],
    [
      proofFileText.goldPrice,
      goldPrice === null
        ? text.none
        : noted(
            `${formatDay(goldPrice.date)} · ${proofFileText.goldBuy} ${formatWon(won(goldPrice.buyPerGram))} · ${proofFileText.goldSell} ${formatWon(won(goldPrice.sellPerGram))}`,
            agreement.goldPrice,
          ),
    ],
    [text.photos, text.photoCounts(same, other, unseen)],
  ];
}
