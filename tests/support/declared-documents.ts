import { accountDocument } from '#documents/account.ts';
import { chatDocument } from '#documents/chat.ts';
import { clientErrorDocument } from '#documents/client-error.ts';
import { commentDocument, likeDocument } from '#documents/comment.ts';
import { adminActionDocument, statisticsDocument } from '#documents/desk.ts';
import { exchangeDocument, exchangeEventDocument } from '#documents/exchange.ts';
import { feeTableDocument } from '#documents/fee-table.ts';
import { goldPriceYearDocument } from '#documents/gold-price-year.ts';
import { goldPriceDocument } from '#documents/gold-price.ts';
import type { Document } from '#documents/kernel/document.ts';
import type { Place } from '#documents/kernel/shape.ts';
import { listingCardDocument } from '#documents/listing-card.ts';
import { messageDocument } from '#documents/message.ts';
import { notificationDocument } from '#documents/notification.ts';
import { orderDocument } from '#documents/order.ts';
import { blockDocument, favoriteDocument, viewDocument, wishDocument } from '#documents/person-items.ts';
import { postDocument } from '#documents/post.ts';
import { quotaDocument } from '#documents/quota.ts';
import { postKeyDocument } from '#documents/post-key.ts';
import { productDocument } from '#documents/product.ts';
import { priceTargetDocument } from '#documents/price-target.ts';
import { profileDocument } from '#documents/profile.ts';
import { reportDocument } from '#documents/report.ts';
import { reportDecisionDocument } from '#documents/report-decision.ts';
import { reviewDocument } from '#documents/review.ts';
import { savedSearchDocument } from '#documents/saved-search.ts';
import { consentDocument, signUpDocument } from '#documents/sign-up.ts';
import { storeDocument } from '#documents/store.ts';
import { systemFaultDocument, systemRunDocument } from '#documents/system.ts';

/** As much of a declaration as does not depend on what its documents are. */
interface Declared extends Pick<Document<object>, 'path' | 'created' | 'edits'> {
  names(): readonly string[];
  places(): readonly Place[];
  read(data: unknown): object | null;
}

/**
 * Every declaration there is; `tests/rules/contract.test.ts` fails when one of the rules' collections is
 * missing.
 */
export const DECLARED: readonly Declared[] = [
  accountDocument,
  adminActionDocument,
  blockDocument,
  chatDocument,
  clientErrorDocument,
  commentDocument,
  consentDocument,
  exchangeDocument,
  exchangeEventDocument,
  favoriteDocument,
  feeTableDocument,
  goldPriceDocument,
  goldPriceYearDocument,
  likeDocument,
  messageDocument,
  notificationDocument,
  orderDocument,
  postDocument,
  postKeyDocument,
  productDocument,
  priceTargetDocument,
  profileDocument,
  quotaDocument,
  reportDocument,
  reportDecisionDocument,
  savedSearchDocument,
  signUpDocument,
  reviewDocument,
  statisticsDocument,
  systemFaultDocument,
  systemRunDocument,
  storeDocument,
  viewDocument,
  listingCardDocument,
  wishDocument,
];
