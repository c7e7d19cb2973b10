import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXCHANGE_EVENT_KINDS, EXCHANGE_ROLES } from '#domain/exchange/exchange-event.ts';
import { EXCHANGE_STATUSES } from '#domain/exchange/exchange.ts';
import { REPORT_DECISIONS, REPORT_STATUSES } from '#domain/safety/report-decision.ts';
import { REPORT_REASONS } from '#domain/safety/report.ts';
import { TALLY_KEYS } from '#domain/statistics/tally.ts';
import { millis } from '#domain/units.ts';
import { aProduct, BUYER, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { accountDocument } from './account.ts';
import { likeDocument } from './comment.ts';
import { adminActionDocument, statisticsDocument } from './desk.ts';
import { exchangeEventDocument } from './exchange.ts';
import type { Document } from './kernel/document.ts';
import { newListing, productDocument } from './product.ts';
import { blockDocument, favoriteDocument, viewDocument, wishDocument } from './person-items.ts';
import { newReport, reportDocument } from './report.ts';
import { reportDecisionDocument } from './report-decision.ts';
import { consentDocument, signUpDocument } from './sign-up.ts';

/** Catalogue and people's documents go both ways in the tests beside this one. */

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(millis);
const person = fc.constantFrom(BUYER, SELLER);
const minute = fc.integer({ min: 0, max: 1439 });
const reported = fc.oneof(
  fc.record({ type: fc.constantFrom('user', 'product', 'post'), id: fc.constant('x1') }),
  fc.record({
    type: fc.constantFrom('comment', 'message'),
    id: fc.constant('x1'),
    parentId: fc.constant('p1'),
  }),
);

function goesBothWays<T extends object>(document: Document<T>, values: fc.Arbitrary<T>): void {
  it(`${document.path} is read back as it was written`, () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(document.read(document.encode(value))).toEqual(value);
      }),
    );
  });
}

describe('every document', () => {
  goesBothWays(
    accountDocument,
    fc.record(
      {
        nickname: fc.string(),
        phone: fc.string(),
        email: fc.string(),
        createdAt: moment,
        photoUrl: fc.constantFrom(null, 'https://example.com/a.jpg'),
        quietHours: fc.option(fc.record({ fromMinute: minute, toMinute: minute })),
        fcmTokens: fc.array(fc.string(), { maxLength: 20 }),
      },
      { requiredKeys: ['nickname', 'phone', 'email', 'createdAt'], noNullPrototype: true },
    ),
  );
  goesBothWays(
    reportDocument,
    fc.record({
      reporterId: person,
      target: reported,
      reason: fc.constantFrom(...REPORT_REASONS),
      detail: fc.string(),
      status: fc.constantFrom(...REPORT_STATUSES),
      createdAt: moment,
    }),
  );
  goesBothWays(
    reportDecisionDocument,
    fc.record({
      target: reported,
      reason: fc.constantFrom(...REPORT_REASONS),
      decision: fc.constantFrom(...REPORT_DECISIONS),
      note: fc.string(),
      byName: fc.string(),
      at: moment,
    }),
  );
  goesBothWays(
    exchangeEventDocument,
    fc.record({
      version: fc.nat(),
      kind: fc.constantFrom('request' as const, ...EXCHANGE_EVENT_KINDS),
      from: fc.option(fc.constantFrom(...EXCHANGE_STATUSES)),
      to: fc.constantFrom(...EXCHANGE_STATUSES),
      by: person,
      role: fc.constantFrom(...EXCHANGE_ROLES),
      at: moment,
      reason: fc.string(),
    }),
  );
  goesBothWays(
    statisticsDocument,
    fc.record({
      tally: fc.dictionary(fc.constantFrom(...TALLY_KEYS), fc.maxSafeInteger(), { noNullPrototype: true }),
    }),
  );
  goesBothWays(adminActionDocument, fc.record({ kind: fc.string(), byName: fc.string(), at: moment }));
  goesBothWays(favoriteDocument, fc.record({ productId: fc.constant(productId('p1')), createdAt: moment }));
  goesBothWays(blockDocument, fc.record({ createdAt: moment }));
  goesBothWays(likeDocument, fc.record({ createdAt: moment }));
  goesBothWays(wishDocument, fc.record({ at: moment }));
  goesBothWays(viewDocument, fc.record({ uid: person }));
  goesBothWays(signUpDocument, fc.record({ nickname: fc.string(), phone: fc.string(), at: moment }));
  goesBothWays(consentDocument, fc.record({ isGiven: fc.boolean(), version: fc.string(), at: moment }));
});

describe('what is written in creating one', () => {
  const requiredOf = <T>({ created, createdTimes }: Document<T>) =>
    (created ?? [])
      .filter(({ optional, name }) => !optional && !createdTimes.includes(name))
      .map(({ name }) => name);

  it('is every declared field of a listing that the server’s clock does not write', () => {
    const { fineness: _f, stoneWeight: _s, maker: _m, ...plain } = aProduct();
    expect(Object.keys(newListing(SELLER, plain, plain.images)).toSorted()).toEqual(
      expect.arrayContaining(requiredOf(productDocument)),
    );
  });

  it('and of a report', () => {
    const report = newReport(BUYER, { target: { type: 'user', id: 'x' }, reason: 'spam', detail: '' });
    expect(Object.keys(report).toSorted()).toEqual(requiredOf(reportDocument).toSorted());
  });
});
