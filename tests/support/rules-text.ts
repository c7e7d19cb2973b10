/** What `firestore.rules` says of one collection, read as text. */
export interface RulesOf {
  readonly path: string;
  /** The lists of a creation, as they stand: the required fields and those that may be left out. */
  readonly created: { readonly required: readonly string[]; readonly optional: readonly string[] } | null;
  /** The lists of `changesOnly`, each in the order of its letters. */
  readonly edits: readonly (readonly string[])[];
  /** By field, as `text 1 40`, `whole 0 9`, `words a b`. */
  readonly limits: ReadonlyMap<string, string>;
  /** Most entries of a list, by field. */
  readonly lists: readonly (readonly [string, number])[];
}

/** Every `match` of the rules, with what stands in it and in no `match` inside it. */
export function rulesByPath(text: string): readonly RulesOf[] {
  const found: RulesOf[] = [];
  walk(text.replaceAll(/\/\/[^\n]*/g, ''), '', found);
  // What stands in any place is allowed to be asked for, and is declared where it stands.
  return found.filter(({ path }) => path !== '' && !/^(?:databases\/|\{path=\*\*\})/.test(path));
}

/** Reads one block, and gives what is its own. */
function walk(block: string, path: string, found: RulesOf[]): void {
  let own = '';
  let rest = block;
  for (;;) {
    const match = /match \/(\S+) \{/.exec(rest);
    if (!match) break;
    const start = match.index + match[0].length;
    const end = closingBrace(rest, start);
    own += rest.slice(0, match.index);
    const below = (match[1] ?? '').replace(/^databases\/\{database\}\/documents$/, '');
    walk(rest.slice(start, end), [path, below].filter(Boolean).join('/'), found);
    rest = rest.slice(end + 1);
  }
  found.push(rulesOf(path, own + rest));
}

function closingBrace(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('a block of the rules does not end');
}

const LIST = String.raw`\[([^\]]*)\]`;

function rulesOf(path: string, text: string): RulesOf {
  return {
    path,
    created: createdBy(text),
    edits: all(text, String.raw`(?<!function )changesOnly\(${LIST}\)`).map(([, list]) =>
      wordsIn(list).toSorted(),
    ),
    limits: new Map([...textLimits(text), ...wholeLimits(text), ...wordLimits(text)]),
    lists: listLimits(text),
  };
}

/** The first list of a block that names a whole document. Payloads are named `payload`, hours `hours`. */
function createdBy(text: string): RulesOf['created'] {
  const [exact] = all(text, String.raw`hasExactly\((?!payload|hours)[\w.]+,\s*${LIST}\)`);
  if (exact) return { required: wordsIn(exact[1]), optional: [] };
  const [fields] = all(text, String.raw`hasFields\([\w.]+,\s*${LIST},\s*${LIST}\)`);
  if (fields) return { required: wordsIn(fields[1]), optional: wordsIn(fields[2]) };
  // Where it is not said which may be missing, every field is asked for by the checks that follow, but these.
  const [only] = all(text, String.raw`\w+\.keys\(\)\.hasOnly\(${LIST}\)`);
  if (!only) return null;
  const optional = new Set([
    ...all(text, String.raw`'(\w+)' in \w+\)`).map(([, field]) => field),
    ...all(text, String.raw`\w+\.get\('(\w+)',`).map(([, field]) => field),
  ]);
  const words = wordsIn(only[1]);
  return {
    required: words.filter((word) => !optional.has(word)),
    optional: words.filter((word) => optional.has(word)),
  };
}

const textLimits = (text: string): readonly (readonly [string, string])[] =>
  all(text, String.raw`isText\(([^,()]*(?:\([^)]*\))?), (\d+), (\d+)\)`).map(([, value, min, max]) => [
    fieldOf(givenTo(text, value ?? '')),
    `text ${min} ${max}`,
  ]);

/** What the parameter of a function stands for, by the first call of it. */
function givenTo(text: string, value: string): string {
  const [asked] = all(text, String.raw`function (\w+)\(${value.trim()}\)`);
  const [call] = /^\w+$/.test(value) && asked ? all(text, String.raw`\b${asked[1]}\((\w+\.\w+)\)`) : [];
  return call?.[1] ?? value;
}

const wholeLimits = (text: string): readonly (readonly [string, string])[] =>
  all(text, String.raw`isIntBetween\(([\w.]+), (\d+), (\d+)\)`).map(([, value, min, max]) => [
    fieldOf(value),
    `whole ${min} ${max}`,
  ]);

/** `x.f in ['a', 'b'] || x.f == 'c'`: the words that a field may be, wherever they stand. */
function wordLimits(text: string): readonly (readonly [string, string])[] {
  const found = new Map<string, Set<string>>();
  const add = (field: string | undefined, words: readonly string[]) => {
    if (field === undefined || field === 'status') return;
    found.set(field, new Set([...(found.get(field) ?? []), ...words]));
  };
  for (const [, field, list] of all(text, String.raw`\b\w+\.(\w+)(?: in |\.hasOnly\()${LIST}`)) {
    if (wordsIn(list).length > 0) add(field, wordsIn(list));
  }
  for (const [, field, word] of all(text, String.raw`\b\w+\.(\w+) == '(\w+)'`)) add(field, [word ?? '']);
  return [...found].map(([field, words]) => [field, `words ${[...words].toSorted().join(' ')}`]);
}

/** The lists whose length the rules bound. */
const listLimits = (text: string): readonly (readonly [string, number])[] => [
  ...all(text, String.raw`isTextList\(([^,()]*(?:\([^)]*\))?), (\d+),`).map(
    ([, value, max]): [string, number] => [fieldOf(value), Number(max)],
  ),
  ...all(text, String.raw`\b(\w+) is list && count (?:>= 1 && count )?<= (\d+)`).map(
    ([, field, max]): [string, number] => [field ?? '', Number(max)],
  ),
];

/** `product.title` and `product.get('maker', '')` and the first of `product.region.sido + …`. */
function fieldOf(given: string | undefined): string {
  const value = given?.replace('request.resource.data', 'data');
  const got = /\.get\('(\w+)'/.exec(value ?? '');
  return got?.[1] ?? /\.(\w+)/.exec(value ?? '')?.[1] ?? '';
}

const all = (text: string, pattern: string): readonly RegExpMatchArray[] => [
  ...text.matchAll(new RegExp(pattern, 'g')),
];

const wordsIn = (list: string | undefined): readonly string[] =>
  all(list ?? '', String.raw`'(\w+)'`).map(([, word]) => word ?? '');
