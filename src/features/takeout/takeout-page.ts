import { embeddedJson } from '#domain/proof/proof-file.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { lonePage } from '#domain/text/lone-page.ts';
import { asIs, markup, type Markup } from '#domain/text/markup.ts';
import {
  TAKEOUT_PARTS,
  type Plain,
  type Takeout,
  type TakenDocument,
  type TakeoutPart,
} from '#domain/takeout/takeout.ts';
import { takeoutFileText as text, takeoutText } from '#i18n/ko/takeout.ts';

const STYLES = `
:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}
main{max-width:44rem;margin:0 auto;padding:1.25rem}
h1{font-size:1.5rem;margin:0 0 .5rem}
h2{font-size:1.15rem;margin:2rem 0 .5rem;border-bottom:1px solid GrayText;padding-bottom:.25rem}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer;overflow-wrap:anywhere}
dl{margin:0 0 .5rem;padding-inline-start:.75rem;border-inline-start:2px solid GrayText}
dt{font-weight:600}
dd{margin:0 0 .35rem;overflow-wrap:anywhere;white-space:pre-wrap}
ul{margin:0;padding-inline-start:1.25rem}
.talk{list-style:none;padding:0}
.talk p{margin:0 0 .5rem;overflow-wrap:anywhere;white-space:pre-wrap}
small{overflow-wrap:anywhere}
@media print{:root{color-scheme:light}}
`;

/** The data as one page that needs nothing beside it and runs nothing; the same as JSON inside. */
export function takeoutPage(takeout: Takeout): string {
  const { uid, madeAt, parts } = takeout;
  const page = lonePage({
    title: text.title,
    styles: STYLES,
    main: markup`<p>${text.madeAt(madeAt)} ${text.times}</p>
<p>${text.about}</p>
<p>${takeoutText.careful}</p>
${TAKEOUT_PARTS.map((part) => sectionOf(part, parts[part], uid))}`,
    beside: markup`<script type="application/json" id="data">${asIs(embeddedJson(takeout))}</script>`,
  });
  return `${page}\n</body>\n</html>\n`;
}

function sectionOf(part: TakeoutPart, documents: readonly TakenDocument[], uid: string): Markup {
  const heading = markup`<h2>${takeoutText.part[part]} · ${text.count(documents.length)}</h2>`;
  if (documents.length === 0) return markup`<section>${heading}<p>${text.none}</p></section>`;
  const body = part === 'messages' ? talksOf(documents, uid) : documents.map(documentOf);
  return markup`<section>${heading}${body}</section>`;
}

const documentOf = ({ path, data }: TakenDocument): Markup =>
  markup`<details><summary>${summaryOf(path, data)}</summary>${fieldsOf(data)}<small>${path}</small></details>`;

/** What somebody would call it; its number where it has no words. */
function summaryOf(path: string, data: TakenDocument['data']): string {
  const named = ['title', 'nickname', 'requestNo', 'content', 'detail'].map((name) => data[name]);
  const words = named.find((value) => typeof value === 'string' && value !== '');
  if (typeof words === 'string') return cutText(words, 80);
  const names = path.split('/');
  // A like has its person's number, and is told from others by what it is of.
  return (names[2] === 'likes' ? names[1] : names.at(-1)) ?? '';
}

const fieldsOf = (fields: { readonly [field: string]: Plain }): Markup =>
  markup`<dl>${Object.entries(fields).map(
    ([name, value]) => markup`<dt>${nameOf(name)}</dt><dd>${valueOf(value)}</dd>`,
  )}</dl>`;

function valueOf(value: Plain): Markup {
  if (value === null || value === '') return markup`–`;
  if (typeof value === 'boolean') return markup`${value ? text.yes : text.no}`;
  if (typeof value !== 'object') return markup`${value}`;
  if (isList(value)) return markup`<ul>${value.map((entry) => markup`<li>${valueOf(entry)}</li>`)}</ul>`;
  return fieldsOf(value);
}

const isList = (value: object): value is readonly Plain[] => Array.isArray(value);

/** A field that has no name here is shown by the house's own. */
const nameOf = (name: string): string => {
  const names: Readonly<Record<string, string>> = text.field;
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
};

/** Room by room, as they were said. */
function talksOf(messages: readonly TakenDocument[], uid: string): Markup[] {
  const rooms = new Map<string, TakenDocument[]>();
  for (const message of messages) {
    const room = message.path.split('/').slice(0, 2).join('/');
    const said = rooms.get(room);
    if (said) said.push(message);
    else rooms.set(room, [message]);
  }
  return [...rooms].map(([room, said]) => {
    const inOrder = said.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
    return markup`<details><summary>${room} · ${text.count(said.length)}</summary><ol class="talk">${inOrder.map(
      (message) => markup`<li>${lineOf(message, uid)}</li>`,
    )}</ol></details>`;
  });
}

const wordsOf = (value: Plain | undefined): string => (typeof value === 'string' ? value : '');

const timeOf = ({ data }: TakenDocument): string => wordsOf(data['timestamp']);

function lineOf(message: TakenDocument, uid: string): Markup {
  const { sender, timestamp, text: words, ...rest } = message.data;
  const who = sender === uid ? text.me : text.other;
  return markup`<small>${wordsOf(timestamp)} · ${who}</small><p>${wordsOf(words)}</p>${
    Object.keys(rest).length === 0 ? null : fieldsOf(rest)
  }`;
}
