import { accountAge } from '#domain/account/account-age.ts';
import type { Profile } from '#domain/account/account.ts';
import type { Standing } from '#domain/account/standing.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import type { StatusTone } from '#domain/status-tone.ts';
import type { Millis } from '#domain/units.ts';
import { standingText as text } from '#i18n/ko/standing.ts';

/** One thing that is known of a person; what wants a second look is gold, what others complain of is red. */
export interface StandingFact {
  readonly key: 'age' | 'email' | 'deals' | 'bigDeals' | 'noShows' | 'disputed' | 'answer';
  readonly words: string;
  readonly tone: StatusTone;
}

/** As long as somebody is new. */
const NEW_MONTHS = 1;

/** What is known of somebody, always in this order; what is not known is left out. */
export function standingFacts(profile: Profile, now: Millis): readonly StandingFact[] {
  const { joinedAt, dealCount, standing } = profile;
  const age = accountAge(joinedAt, now);
  const isNew = age.unit === 'days' || (age.unit === 'months' && age.count <= NEW_MONTHS);
  return [
    { key: 'age', words: ageWords(joinedAt, now), tone: isNew ? 'gold' : 'neutral' },
    ...(standing ? [emailFact(standing)] : []),
    {
      key: 'deals',
      words: dealCount === 0 ? text.noDeals : text.deals(groupThousands(dealCount)),
      tone: dealCount === 0 ? 'gold' : 'ok',
    },
    ...(standing ? [...meetingFacts(standing), answerFact(standing)] : []),
  ];
}

function ageWords(joinedAt: Millis, now: Millis): string {
  const age = accountAge(joinedAt, now);
  switch (age.unit) {
    case 'days':
      return age.count === 0 ? text.today : text.days(age.count);
    case 'months':
      return text.months(age.count);
    case 'years':
      return text.years(age.count, age.months);
  }
}

const emailFact = ({ isEmailVerified }: Standing): StandingFact => ({
  key: 'email',
  words: isEmailVerified ? text.verified : text.unverified,
  tone: isEmailVerified ? 'ok' : 'gold',
});

function meetingFacts({ bigDealCount, noShowCount, disputedNoShowCount }: Standing): readonly StandingFact[] {
  return [
    {
      key: 'bigDeals',
      words: bigDealCount === 0 ? text.noBigDeals : text.bigDeals(groupThousands(bigDealCount)),
      tone: bigDealCount === 0 ? 'gold' : 'ok',
    },
    {
      key: 'noShows',
      words: noShowCount === 0 ? text.noNoShows : text.noShows(groupThousands(noShowCount)),
      tone: noShowCount === 0 ? 'neutral' : 'error',
    },
    ...(disputedNoShowCount === 0
      ? []
      : [
          {
            key: 'disputed',
            words: text.disputed(groupThousands(disputedNoShowCount)),
            tone: 'gold',
          } as const,
        ]),
  ];
}

const answerFact = ({ answerTime }: Standing): StandingFact => ({
  key: 'answer',
  words: answerTime === null ? text.answersUnknown : text.answers[answerTime],
  tone: answerTime === 'longer' ? 'gold' : 'neutral',
});
