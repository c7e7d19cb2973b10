import type { SaidMessage } from '../dialogue.ts';

const ALL =
  /전부|모두|싹다|몽땅|통째로|있는대로|있으신대로|나오는대로|한꺼번에|한번에|일괄|대량|다(살|사겠|사고|구매|구입|매입|가져|인수|주시|주세)|여러(개|점|건)|수량(이|은)?(상관|제한|관계)없|몇(개|돈)(든|이든|라도)|(?<!\d)([2-9]|[1-9]\d)개|(두|세|네|다섯|여섯|열)(개|점)/u;
const BUYS =
  /살게|살께|사겠|살생각|살수있|사고싶|살려고|사려고|살의향|구매|구입|매입|가져갈|가져가겠|인수|주문|정리해드|거래하/u;
const NO_HAGGLE =
  /네고.{0,4}(없|안|필요|됐|생각|괜찮|말)|깎(지않|을생각없|아달라.{0,4}(안|않))|안깎|흥정.{0,4}(없|안|않|생각|필요)|가격.{0,4}(상관없|안따|문제없|안중요|신경안|맞춰드)|부르(는|신|시는)(대로|가격|값|금액)|달라(는|시는)(대로|가격)|(제시|올리신|적으신|적힌|써놓으신|말씀하신|원하시는|올려주신)(하신)?(가격?|금액|값)?.{0,2}(그대로|에|대로|다)|정가(로|에|그대로)|시세(보다)?(더|이상|높)|웃돈|(그|이)(가격|금액)(에|그대로|대로)|얼마(든|라도)|가격그대로/u;
const HAGGLES =
  /깎아(주|줘|달)|네고(좀|가능|되|해|부탁)|할인|조금만빼|싸게|얼마까지|얼마에|빼주|에누리|저렴하게|절충/u;

/** From here on pieces are worth a fraud. */
const WORTH_WON = 300_000;

/** Several expensive pieces, bought unseen for whatever they cost: what is wanted is gold, quickly, with another's money. */
export function wantsManyWithoutHaggling(priceWon: number, messages: readonly SaidMessage[]): boolean {
  if (priceWon < WORTH_WON) return false;
  const said = messages.filter(({ from }) => from === 'other').flatMap(({ clauses }) => clauses);
  if (said.some((clause) => HAGGLES.test(clause))) return false;
  return (
    said.some((clause) => NO_HAGGLE.test(clause)) &&
    said.some((clause, index) => ALL.test(clause) && (BUYS.test(clause) || BUYS.test(said[index + 1] ?? '')))
  );
}
