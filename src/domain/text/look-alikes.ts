/**
 * Each letter stands before the one that it is taken for. Greek and Cyrillic capitals are drawn otherwise
 * than their small ones.
 */
const CAPITALS = 'ΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧxАaВbСcЕeНhІiЈjКkМmОoРpЅsТtУyХxԀdԚqԜw';
/** Drawn as Latin capitals; the small letters of Cherokee are the same, but smaller, and Lisu has none. */
const CHEROKEE = 'ᎪaᏴbᏟcᎠdᎬeᏀgᎻhᎥiᎫjᏦkᏞlᎷmᏢpᎡrᏒrᏚsᎢtᏌuᏙvᏔwᎳwᎩyᏃz';
const LISU = 'ꓐbꓑpꓓdꓔtꓖgꓗkꓙjꓚcꓜzꓝfꓟmꓠnꓡlꓢsꓣrꓦvꓧhꓪwꓫxꓬyꓮaꓰeꓲiꓳoꓴu';
const SMALL =
  'аaсcеeһhіiјjоoрpѕsуyхxԁdԛqԝwмmнhкkтtвbпnиnгrαaεeιiκkνvηnοoρpτtυuχxγyωwɑaɡgıiɩiʟlɴnʀrᴀaᴅdᴇeᴍmɪiսuոnօoցgհhᴜu';

const pairsOf = (letters: string): ReadonlyMap<string, string> =>
  new Map(Array.from(letters.matchAll(/(.)(.)/gu), ([, seen = '', meant = '']) => [seen, meant]));

const LIKE_CAPITALS = pairsOf(CAPITALS + CHEROKEE + LISU);
const LIKE_SMALL = pairsOf(SMALL + CHEROKEE.toLowerCase());

/** White letters in circles and squares, and those that flags are made of: no form of Unicode's own undoes them. */
const ENCLOSED = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const FIRST_ENCLOSED = [0x1f1e6, 0x1f170, 0x1f150];

function withoutFrame(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  const first = FIRST_ENCLOSED.find((start) => start <= point) ?? point;
  return String.fromCodePoint('a'.charCodeAt(0) + point - first);
}

/** Digits and signs that stand for a letter in the middle of a word. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['@', 'a'],
  ['!', 'i'],
  ['|', 'i'],
]);

const replaced = (text: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => letters.get(letter) ?? letter).join('');

/**
 * A text in small letters as its reader takes it: width, marks above and below letters, and letters of other
 * scripts make no difference. Korean letters keep what belongs to them.
 */
export function asSeen(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(ENCLOSED, withoutFrame)
    .normalize('NFKC');
  return replaced(replaced(bare, LIKE_CAPITALS).toLowerCase(), LIKE_SMALL);
}

/** The same where digits may stand for letters, which in names they rarely do. */
export const asRead = (text: string): string => replaced(asSeen(text), SPELLINGS);
