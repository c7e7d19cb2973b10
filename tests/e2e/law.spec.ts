import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { CONSENT_VERSIONS } from '#domain/account/consent.ts';
import type { Order } from '#domain/order/order.ts';
import { fromGrams, millis, won } from '#domain/units.ts';
import { chatId, orderId, productId, userId } from '#tests/support/domain-fixtures.ts';
import { given, newTalk, SELLER } from '#tests/support/e2e/conversation.ts';
import { storedField } from '#tests/support/e2e/firestore-emulator.ts';
import { answerToNobody } from '#tests/support/e2e/functions-emulator.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { unique } from '#tests/support/e2e/lane.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { orderDocument } from '#tests/support/firestore-documents.ts';

test.use(WITHOUT_WORKER);

const INTERMEDIARY = '통신판매중개자로서 거래 당사자가 아니며';

test('every page says who runs the house and that it only brings people together, but where it does not', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(INTERMEDIARY);
  for (const term of [
    '상호',
    '대표자',
    '사업자등록번호',
    '통신판매업신고',
    '주소',
    '고객센터',
    '이메일',
    '호스팅 제공',
  ]) {
    await expect(footer.getByText(term, { exact: true })).toBeAttached();
  }
  await expect(footer).toContainText('Google LLC (Firebase Hosting)');

  await signInAs(page, await newPerson('customer'));
  await page.goto('/gold-exchange');
  await expect(footer.getByText('호스팅 제공', { exact: true })).toBeAttached();
  await expect(footer).not.toContainText(INTERMEDIARY);
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('a member whose terms have changed is asked again at each start, and may agree without a network', async ({
    page,
    context,
  }) => {
    const { uid, email } = await newPerson('member');
    const agreedTo = (version: string) => ({
      ...encodeFields({ isGiven: true, version }),
      at: { timestampValue: '2025-03-01T00:00:00Z' },
    });
    await given(`consents/${uid}/items/service`, agreedTo(CONSENT_VERSIONS.service));
    await given(`consents/${uid}/items/privacy`, agreedTo('2025-01-01'));
    await signInAs(page, { email });
    await page.goto('/');
    const question = page.getByRole('alertdialog', { name: '약관이 바뀌었어요' });
    await expect(question.getByRole('link')).toHaveText([
      /^개인정보처리방침 \(2026\.12\.01부터 적용\) 보기$/,
    ]);
    await question.getByRole('button', { name: '나중에' }).click();
    await expect(question).toBeHidden();
    await loadAnew(page);
    await expect(question).toBeVisible();
    await context.setOffline(true);
    await question.getByRole('button', { name: '동의해요' }).click();
    await expect(question).toBeHidden();
    await context.setOffline(false);
    await expect
      .poll(() => storedField(`consents/${uid}/items/privacy`, 'version'))
      .toBe(CONSENT_VERSIONS.privacy);
  });
});

test('the buyer of a deal is shown who the seller is, and that the seller is told of it', async ({
  page,
}) => {
  const { uid, email } = await newPerson('buyer');
  const talk = await newTalk(uid);
  const order: Order = {
    id: orderId(unique('deal')),
    productId: productId(talk.productId),
    snapshot: { title: '순금 반지', purity: '24K', weight: fromGrams(3.75), thumbUrl: '' },
    buyerId: userId(uid),
    sellerId: userId(SELLER),
    chatId: chatId(talk.chatId),
    agreedPrice: won(600_000),
    method: 'meet',
    status: 'reserved',
    createdAt: millis(Date.now() - 60_000),
    completedAt: null,
    reviewedBy: [],
  };
  await given(`orders/${order.id}`, encodeFields(orderDocument(order)));
  await expect.poll(() => answerToNobody('sellerIdentity')).toBe(401);
  await signInAs(page, { email });
  await page.goto('/my-orders');
  await page.getByRole('button', { name: '거래 내역' }).click();
  const seller = page.getByRole('region', { name: '판매자 정보' });
  await seller.getByRole('button', { name: '판매자 정보 열람' }).click();
  await page.getByRole('button', { name: '열람하기' }).click();
  await expect(seller).toContainText('금나루가 확인한 주소예요.');
  await expect(seller).toContainText('금나루는 실명을 확인하지 않아 알지 못해요.');
  await expect.poll(() => storedField(`sellerDisclosures/${order.id}`, 'buyerId')).toBe(uid);
});
