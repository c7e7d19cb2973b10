/**
 * Names of money before the meeting. A break is allowed inside the word only where every syllable stands
 * apart, since 금 is what everybody here talks about: "예약 금요일", "계약 금반지".
 */
const DEMANDS = [
  /(?:예약금|계약금|착수금|보증금)(?!요일|반지|팔찌|목걸이|귀걸이|시세|값)/gu,
  /(?:예[\s.·_*~-]+약|계[\s.·_*~-]+약)[\s.·_*~-]+금(?!요일|반지|팔찌|목걸이|귀걸이|시세|값)/gu,
  /선[\s.·_*~-]*(?:입[\s.·_*~-]*금|송금|이체)/gu,
  /(?<![가-힣])선(?:결제|금(?!요일|반지|팔찌|목걸이))/gu,
  /먼저[^.?!\n]{0,8}(?:입금|송금|이체)/gu,
  /(?:입금|송금|이체)[^.?!\n]{0,6}먼저/gu,
  /(?:입금|송금|이체)[^.?!\n]{0,6}(?:확인|되면|하시면|해\s?주시면|주시면|하면)[^.?!\n]{0,12}(?:발송|보내|배송|택배|예약|부쳐)/gu,
];

/** "예약금 없어요", "선입금 사절" reassure; "예약금 없으면 안 돼요" demands. */
const REFUSAL =
  /^[^.?!\n]{0,8}?(?:없(?!으면|이는|이\s?(?:안|못|불가))|(?:안|못)\s?(?:받|해|드|보)|받지\s?않|않(?!으)|사절|불가|금지|거절|필요\s?없|요구하지|하지\s?마|말고)(?!\S{0,3}면)/u;

/** Whether the text asks for money before the goods change hands, rather than saying that none is wanted. */
export const asksForAdvancePayment = (text: string): boolean =>
  DEMANDS.some((demand) =>
    [...text.matchAll(demand)].some((match) => !REFUSAL.test(text.slice(match.index + match[0].length))),
  );
