import { plain, type Clause } from '../said.ts';
import type { SaidMessage } from '../dialogue.ts';

/** An address as people type it; the host alone is looked at. Every part is bounded. */
const ADDRESS =
  /(?<![a-z0-9@._-])(?:https?:\/\/|www\.)?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,18}|(?:\d{1,3}\.){3}\d{1,3})(?=[/:?#]|[^a-z0-9._@-]|$)(?:[/:?#]\S{0,200})?/gu;
const HAS_SCHEME = /^(?:https?:\/\/|www\.)/u;

/** Maps, news, parcels, banks' and public pages that people do send each other. */
const KNOWN_HOSTS = [
  'naver.com',
  'naver.me',
  'kakao.com',
  'kakaomap.com',
  'daum.net',
  'google.com',
  'goo.gl',
  'youtube.com',
  'youtu.be',
  'tmap.co.kr',
  'epost.go.kr',
  'cjlogistics.com',
  'ilogen.com',
  'hanjin.com',
  'lotteglogis.com',
  'krx.co.kr',
  'koreagoldx.co.kr',
  'instagram.com',
  'facebook.com',
  'daangn.com',
  'bunjang.co.kr',
  'joongna.com',
  'coupang.com',
  'danawa.com',
  '11st.co.kr',
  'gmarket.co.kr',
  'tistory.com',
  'apple.com',
  'wikipedia.org',
  'namu.wiki',
  'kbstar.com',
  'shinhan.com',
  'wooribank.com',
  'kebhana.com',
  'nonghyup.com',
  'ibk.co.kr',
  'kakaobank.com',
  'toss.im',
  'tracker.delivery',
  't.me',
  'wa.me',
  'line.me',
  'discord.gg',
  'go.kr',
  'or.kr',
  'ac.kr',
];
/** Under these anybody may put a page. */
const SHORTENERS =
  /^(?:bit\.ly|tinyurl\.com|t\.ly|cutt\.ly|is\.gd|han\.gl|me2\.do|vo\.la|url\.kr|buly\.kr|c11\.kr|rb\.gy|shorturl\.at|t\.co|lrl\.kr|zrr\.kr|abit\.ly)$/u;
const CHEAP_ENDING =
  /\.(?:top|xyz|click|vip|site|online|link|cc|icu|buzz|cyou|club|fun|monster|rest|cfd|sbs|lol|pw|tk|ml|ga|cf|gq|ru|cn|space|website|money|download|bid)$/u;
/** Honest shops have these as well: alone they say little. */
const DOUBTFUL_ENDING =
  /\.(?:shop|store|info|live|work|app|io|me|to|pro|page|kim|world|today|cloud|biz|asia|best)$/u;
const IMITATES =
  /naver|kakao|toss|pay|bank|secure|safe|escrow|login|auth|verify|confirm|geumnaru|danggn|daangn|joonggonara|bunjang|kbstar|shinhan|nonghyup|epost|cjlog|customs|police|fss|ansim|gumnaru|npay/u;

const BRINGS_MONEY_OR_KEYS =
  /(결제|인증|로그인|송금|입금|이체|정산|출금|환불|수취인확인|설치|가입|동의|승인|등록|카드입력)(은|는|을|를|만|도|부터|좀|창|페이지)?(해|하셔|하시|하세|하면|여기|진행|부탁|누르|눌러|받으)|안전거래|안전결제|에스크로|apk|누르심/u;
/** A page that is spoken of and sent, and what one is to do there, in this clause or the next. */
const LINK =
  /링크|파일|프로그램|apk|사이트|url|페이지|결제창|뷰어|플랫폼|(에스크로|안전거래|안전결제|결제|정산|판매자|매입|인증)(용)?(앱|어플|주소)|앱(을|를)?(까세|까시|까심|깔아(주|야)|깔면|깔고)|주소.{0,10}(접속|눌러|누르|클릭)/u;
const LINK_IS_SENT =
  /보내|드릴|드려|드림|줄게|누르|눌러|들어가|접속|클릭|찍어|열어|깔|까세|까시|설치|가입|까심|타고|통해/u;
const KEYS =
  /결제|인증|로그인|카드(번호|등록|정보)|계좌(번호|정보|등록)|개인정보|입력|송금|입금|정산|승인|동의|등록|설치|깔아|까세|까시|에스크로|안전거래|본인확인|가입|서명/u;
const NO_LINK =
  /플레이스토어|앱스토어|구글플레이|줬어|(링크|사이트|주소)(는|은|도)?(안|못|없|말)|안(누르|눌|열|들어가)|않|괜찮/u;

/** A link to a page that wants money, a login or an installation; those of well-known pages are none. */
export function holdsPhishingLink(messages: readonly SaidMessage[]): boolean {
  const said = messages.filter(({ from }) => from === 'other');
  return said.some(({ text, clauses }, index) => {
    const nearby = [...(said[index - 1]?.clauses ?? []), ...clauses, ...(said[index + 1]?.clauses ?? [])];
    const speaksOfLink = clauses.some(
      (clause, at) => isLinkSent(clause) && [clause, clauses[at + 1] ?? ''].some((one) => KEYS.test(one)),
    );
    return speaksOfLink || addressesOf(text).some((address) => isPhishing(address, nearby));
  });
}

const isLinkSent = (clause: Clause): boolean =>
  LINK.test(clause) && LINK_IS_SENT.test(clause) && !NO_LINK.test(clause);

/** "hxxps://", "kr . com", "kr[.]com": written so that no machine takes it for an address. */
const whole = (text: string): string =>
  plain(text)
    .replaceAll('hxxp', 'http')
    .replaceAll(/(?<=[a-z0-9]) ?[[(]?\.[\])]? ?(?=[a-z])/gu, '.');

const IS_PROGRAM = /\.(?:apk|exe|msi|ipa)(?![a-z])/u;

interface Address {
  readonly host: string;
  readonly address: string;
}

/** The hosts named in a text; a bare "3.75g" or "k.co" in the middle of words is none. */
const addressesOf = (text: string): readonly Address[] =>
  [...whole(text).matchAll(ADDRESS)]
    .filter(
      ({ 0: address, 1: host = '' }) =>
        HAS_SCHEME.test(address) ||
        /\.(?:com|net|kr|org)$|\//u.test(address) ||
        CHEAP_ENDING.test(host) ||
        DOUBTFUL_ENDING.test(host),
    )
    .map(({ 0: address, 1: host = '' }) => ({ host: host.replace(/^www\./u, ''), address }));

function isPhishing({ host, address }: Address, nearby: readonly Clause[]): boolean {
  if (KNOWN_HOSTS.some((known) => host === known || host.endsWith(`.${known}`))) return false;
  const isOdd =
    /^[\d.]+$/u.test(host) ||
    host.includes('xn--') ||
    SHORTENERS.test(host) ||
    CHEAP_ENDING.test(host) ||
    IMITATES.test(host) ||
    IS_PROGRAM.test(address);
  return isOdd || nearby.some((clause) => BRINGS_MONEY_OR_KEYS.test(clause));
}
