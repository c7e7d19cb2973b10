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
  'go.kr',
  'or.kr',
  'ac.kr',
];
/** Under these anybody may put a page. */
const SHORTENERS =
  /^(?:bit\.ly|tinyurl\.com|t\.ly|cutt\.ly|is\.gd|han\.gl|me2\.do|vo\.la|url\.kr|buly\.kr|c11\.kr|rb\.gy|shorturl\.at|t\.co|lrl\.kr|zrr\.kr|abit\.ly)$/u;
const CHEAP_ENDING =
  /\.(?:top|xyz|click|shop|vip|site|online|link|live|cc|icu|info|buzz|cyou|club|store|fun|monster|rest|cfd|sbs|lol|pw|tk|ml|ga|cf|gq|ru|cn|work|space|website|app|io|me|to)$/u;
const IMITATES =
  /naver|kakao|toss|pay|bank|secure|safe|escrow|login|auth|verify|confirm|gold|geumnaru|danggn|daangn|joonggonara|bunjang|kbstar|shinhan|nonghyup|epost|cjlog|customs|police|fss/u;

const BRINGS_MONEY_OR_KEYS =
  /결제|인증|로그인|송금|입금|이체|안전거래|안전결제|에스크로|정산|출금|환불|본인확인|설치|다운|접속|들어가|클릭|눌러|작성|입력|가입|신청|apk/u;
const LINK_IN_WORDS =
  /(안전결제|안전거래|결제|인증|에스크로|송금|정산|본인확인|로그인|구매|페이)(용|하는|할수있는|하실|하시는)?(링크|주소|사이트|페이지|url|앱).{0,14}(보내|드릴|드려|들어가|접속|눌러|클릭|확인|결제|가입|설치|하시면|하세요|해주)|(링크|사이트|페이지|url|주소)(로|에|에서|를)?.{0,8}(들어가|접속|눌러|클릭|열어).{0,10}(결제|인증|로그인|입력|신청|가입|주소|카드|계좌|정보)|(이|그|보내드린|보내준|제가보낸)(링크|사이트|url)(로|에서|를통해).{0,8}(결제|인증|로그인|입금|송금)/u;
const NO_LINK = /(링크|사이트|주소)(는|은|도)?(안|못|없|말)|안(누르|눌|열|들어가)|않|괜찮/u;

/** A link to a page that wants money, a login or an installation; those of well-known pages are none. */
export function holdsPhishingLink(messages: readonly SaidMessage[]): boolean {
  const said = messages.filter(({ from }) => from === 'other');
  return said.some(({ text, clauses }, index) => {
    const nearby = [...(said[index - 1]?.clauses ?? []), ...clauses, ...(said[index + 1]?.clauses ?? [])];
    return clauses.some(speaksOfLink) || hostsOf(text).some((host) => isPhishing(host, nearby));
  });
}

const speaksOfLink = (clause: Clause): boolean => LINK_IN_WORDS.test(clause) && !NO_LINK.test(clause);

/** The hosts named in a text; a bare "3.75g" or "k.co" in the middle of words is none. */
const hostsOf = (text: string): readonly string[] =>
  [...plain(text).matchAll(ADDRESS)]
    .filter(
      ({ 0: address, 1: host = '' }) =>
        HAS_SCHEME.test(address) || /\.(?:com|net|kr|org)$|\//u.test(address) || CHEAP_ENDING.test(host),
    )
    .map(({ 1: host = '' }) => host.replace(/^www\./u, ''));

function isPhishing(host: string, nearby: readonly Clause[]): boolean {
  if (KNOWN_HOSTS.some((known) => host === known || host.endsWith(`.${known}`))) return false;
  const isOdd =
    /^[\d.]+$/u.test(host) ||
    host.includes('xn--') ||
    SHORTENERS.test(host) ||
    CHEAP_ENDING.test(host) ||
    IMITATES.test(host);
  return isOdd || nearby.some((clause) => BRINGS_MONEY_OR_KEYS.test(clause));
}
