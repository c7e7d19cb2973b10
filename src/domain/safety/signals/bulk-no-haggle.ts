import type { SaidMessage } from '../dialogue.ts';
import type { Clause } from '../said.ts';

const ALL =
  /전부|모두|싹다|싹쓸|몽땅|통째|통으로|모조리|죄다|있는대로|족족|있으신대로|나오는대로|한꺼번에|한번에|일괄|대량|전량|보유물량|물량|묶어서|다른글|올킬|여러(개|점|건)|나머지도|까지(다|모두|전부)|(둘|셋|넷|두개|세개|네개|두줄|세줄)다|수량(이|은)?(상관|제한|관계)없|몇(개|돈)(든|이든|라도)|(?<!\d)([2-9]|[1-9]\d)(개|점)|(두|세|네|다섯|여섯|일곱|여덟|아홉|열)(개|점|알)|스무(개|알)|하나도(안|빠짐|빼)|(도|랑|이랑|하고)같이(할게|살게|주세|요)/u;
const BUYS =
  /살게|살께|살래|사겠|삽니다|삼$|살생각|살수있|사고싶|살려고|사려고|살의향|구매|구입|매입|가져갈|가져가|가져갑|데려가|인수|주문|정리해드|거래하|할게|할께|하겠|받겠|같이요|ㄱㄱ/u;
/** Says it all in one breath. */
const TAKES_ALL =
  /(전량|전부|모두|몽땅|통째로|통으로|올킬|싹다|다)(살|사겠|삽|삼|사고|구매|구입|매입|가져|인수|주시|주세|주십|주이|할게|하겠|할께|제가|데려|ok|ㅇㅋ)|(개|돈|까지|전부|물량|컬렉션|콜렉션)(전부|전량|모두|몽땅|올킬|통으로)(요)?$|(전량|전부|몽땅|올킬)(요|이요|입니다|할게요?)?$/u;
const ONLY_SOME =
  /하나만|한개만|중에|중(하나|한)|만살|(팔찌|반지|목걸이|골드바|코인|금화|귀걸이|것|거|꺼)만(?!말고)|전부는|다는|만사고|만(구매|할게|골라)|골라|고를|부담|다살지는|하나씩|개(인가|맞)|사진|전부다보|보고싶|확인|감정|연락|무게|정품/u;

const NO_HAGGLE =
  /(네고|ㄴㄱ|흥정|에누리)(는|은|을|를|도)?.{0,4}(없|안|필요|됐|생각|괜찮|말|x|ㄴㄴ|노|실례|싫)|깎(지(도|는)?않|을생각|을맘|을마음|아달라.{0,4}(안|않)|는거(없|안))|안깎|(가격|금액|값)(은|이|엔|에)?.{0,8}(정하|부르|말씀하|원하)[가-힣]{0,2}(대로|데로)|(가격|금액|값)(은|이|엔|에)?.{0,4}(상관없|안따|문제없|안중요|신경안|맞춰드|안봐|묻지|이의없|관계없|말씀하|부르|원하|적힌대로|그대로|달라)|부르(는|신|시는)(대로|데로|가격|값|금액)|달라(는|시는)?(대로|가격)|(제시|올리신|올려두신|올려놓으신|적으신|적어두신|적힌|써놓으신|써두신|말씀하신|말씀하시는|원하시는|원하는|올려주신)(하신)?(가격?|금액|값)?.{0,2}(그대로|에|대로|다)|제시가|호가|희망가|(정가|판매가)(로|에|그대로)|시세(보다)?(더|이상|높)|웃돈|프리미엄.{0,4}(얹|드)|(그|이)(가격|금액)(에|그대로|대로)|얼마(든|라도|여도)|\d그대로|가격그대로|조정(은)?필요없|원도안|비싸도|후하게|시세위|섭섭치|달란말.{0,3}안|깎아달라고안/u;
const HAGGLES =
  /깎아(주|줘|달(?!라|란))|네고(좀|가능|되|해|부탁|돼)|할인|조금만빼|싸게|얼마까지|얼마에(주|해|가)|빼주|에누리(좀|해|가능)|저렴하게|절충/u;

/** From here on pieces are worth a fraud. */
const WORTH_WON = 300_000;

/**
 * Several expensive pieces, bought unseen for whatever they cost: what is wanted is gold, quickly, with
 * another's money.
 */
export function wantsManyWithoutHaggling(priceWon: number, messages: readonly SaidMessage[]): boolean {
  if (priceWon < WORTH_WON) return false;
  const said = messages.filter(({ from }) => from === 'other').flatMap(({ clauses }) => clauses);
  if (said.some((clause) => HAGGLES.test(clause))) return false;
  return (
    said.some((clause) => NO_HAGGLE.test(clause)) &&
    said.some((clause, index) => takesMany(clause, said[index + 1] ?? ''))
  );
}

/** "팔찌하고 목걸이하고 반지까지". */
const KINDS = /팔찌|목걸이|반지|귀걸이|골드바|골바|금화|코인|금콩|거북이|열쇠|책갈피|메달|브로치|은수저/gu;
const namesSeveralKinds = (clause: Clause): boolean =>
  new Set([...clause.matchAll(KINDS)].map(([kind]) => kind)).size > 1;

const takesMany = (clause: Clause, next: Clause): boolean =>
  !ONLY_SOME.test(clause) &&
  (TAKES_ALL.test(clause) ||
    ((ALL.test(clause) || namesSeveralKinds(clause)) && (BUYS.test(clause) || BUYS.test(next))));
