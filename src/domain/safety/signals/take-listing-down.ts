import type { Clause } from '../said.ts';

const LISTING = /(판매|게시|매물|상품|올리신|거래)?(글|게시물|매물|상품|판매글|올리신거|리스팅|등록하신거)/u;
const GOES = /내려|내리|삭제|지워|지우|숨겨|숨김|비공개|닫아/u;
const IS_WANTED =
  /주세|주시|줘|주실|주셔|달라|부탁|놓으|두세|둬주|하시면|하시고|해야|하셔야|면좋겠|실래|시죠|시면(바로|제가|입금|송금|계좌)/u;
const TAKE_DOWN = new RegExp(
  `(${LISTING.source})(을|를|은|는|부터|먼저|좀|도|만){0,3}.{0,8}(${GOES.source}).{0,4}(${IS_WANTED.source})`,
  'u',
);
const MARK_SOLD =
  /(먼저|미리|우선|지금).{0,6}(판매|거래)완료(로|처리).{0,6}(해|바꿔|변경|돌려|부탁)|(판매|거래)완료(로|처리)(부터|먼저)/u;
const NOT_SO =
  /가격.{0,4}(내려|내리)|(제가|저희가|저도)(글|바로)?.{0,4}(내려|내리|삭제|지우|지워|숨)|(안|못)(내려|내리|지워|삭제)|않|마세요|말고|괜찮|셨(나|네|던|군|어)|드릴|할게|릴게|울게|사진(을|은|만)?.{0,4}(내려|지워|삭제)|답글|댓글/u;

/** The listing is to be taken down first, so that nobody else asks and nothing is left to look at. */
export const wantsListingGone = (clause: Clause): boolean =>
  !NOT_SO.test(clause) && (TAKE_DOWN.test(clause) || MARK_SOLD.test(clause));
