import { formatDate, formatDateTime, formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import type { MessageId } from '#domain/ids.ts';
import { answerIdOf } from '#domain/chat/proposal.ts';
import { replacedAppointments } from '#domain/chat/replaced-appointments.ts';
import type { ProofContent, ProofManifest, ProofMessage } from '#domain/proof/proof-facts.ts';
import { embeddedJson, manifestBlock } from '#domain/proof/proof-file.ts';
import { millisOfMicros, type Millis } from '#domain/units.ts';
import { messageWords } from '#i18n/ko/messages.ts';
import { ordersText } from '#i18n/ko/orders.ts';
import { purityText, tradeMethodText } from '#i18n/ko/product-words.ts';
import { proofFileText as text } from '#i18n/ko/proof.ts';
import type { ProofPicture } from '#services/proof/collect-proof.ts';
import { answerFor, answerText, type ForEachKind } from '#domain/chat/message-content.ts';
import { lonePage } from '#domain/text/lone-page.ts';
import { asIs, markup, type Markup } from '#domain/text/markup.ts';
import { PAGE_STYLES } from './page-styles.ts';

export interface PageParts {
  readonly manifest: ProofManifest;
  readonly pictures: readonly (ProofPicture | null)[];
  /** The checker, as a script of its own. */
  readonly script: string;
  /** What the page allows of scripts: the hash of exactly that one, in base64. */
  readonly scriptHash: string;
  readonly keys: readonly string[];
}

/**
 * All of a proof's file before its seal, in bytes: one page that needs nothing beside it, and prints. The
 * pictures, most of it by far, are put in as bytes.
 */
export function proofPage(parts: PageParts): Uint8Array<ArrayBuffer> {
  const pieces = withoutPictures(parts).split(PICTURE_PLACE);
  const shown = parts.pictures.flatMap((picture) => picture?.base64 ?? []);
  return joined(pieces.flatMap((piece, at) => [new TextEncoder().encode(piece), shown[at] ?? []]));
}

/** Behind the address that it begins: no text can hold a quote, and no data of the page a `<`. */
const PICTURE_PLACE = /(?<=<img id="photo-\d{1,3}" src="data:[a-z0-9/.+-]{3,60};base64,)(?=")/;

function joined(pieces: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function withoutPictures({ manifest, pictures, script, scriptHash, keys }: PageParts): string {
  return lonePage({
    title: text.title,
    allows: `; img-src data:; script-src 'sha256-${scriptHash}'`,
    styles: PAGE_STYLES,
    main: markup`<p>${text.about}</p>
<p id="seal-state" class="state">${text.noScript}</p>
<p class="legend">${text.legend}</p>
${factsOf(manifest)}
${partiesOf(manifest)}
${orderOf(manifest)}
${listingOf(manifest)}
${goldOf(manifest)}
${proposalsOf(manifest)}
${talkOf(manifest, pictures)}
${photosOf(manifest, pictures)}
<section class="check">
<h2>${text.check}</h2>
<p>${text.checking}</p>
<label>${text.choose} <input type="file" id="file" accept=".html,text/html"></label>
<div id="verdict" role="status"></div>
</section>`,
    beside: markup`${asIs(manifestBlock(manifest))}
${checkerScript({ script, keys })}`,
  });
}

/** The checker alone, to be kept and used without us. */
export const checkerPage = (
  { script, scriptHash, keys }: Pick<PageParts, 'script' | 'scriptHash' | 'keys'>,
  title: string,
): string =>
  `${lonePage({
    title,
    allows: `; script-src 'sha256-${scriptHash}'`,
    styles: PAGE_STYLES,
    main: markup`<label>${text.choose} <input type="file" id="file" accept=".html,text/html"></label>
<div id="verdict" role="status"></div>`,
    beside: checkerScript({ script, keys }),
  })}\n</body>\n</html>\n`;

const checkerScript = ({ script, keys }: Pick<PageParts, 'script' | 'keys'>): Markup =>
  markup`<script type="application/json" id="geumnaru-keys">${asIs(embeddedJson(keys))}</script>
<script>${asIs(script)}</script>`;

type Row = readonly [term: string, value: string];

const section = (title: string, body: Markup): Markup => markup`<section><h2>${title}</h2>${body}</section>`;
const table = (rows: readonly Row[]): Markup =>
  markup`<dl>${rows.map(([term, value]) => markup`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
const none = (words: string): Markup => markup`<p>${words}</p>`;

const nameOf = ({ parties }: ProofManifest, uid: string): string =>
  parties.find((party) => party.uid === uid)?.nickname || text.unnamed;

function factsOf(manifest: ProofManifest): Markup {
  const { madeAt, madeBy, chatId, range, hasBeginning } = manifest;
  return table([
    [text.madeAt, formatDateTime(madeAt)],
    [text.madeBy, `${nameOf(manifest, madeBy)} (${madeBy})`],
    [text.chatId, chatId],
    [
      text.range,
      range === null
        ? text.unknown
        : `${formatDateTime(millisOfMicros(range.from))} – ${formatDateTime(millisOfMicros(range.to))} · ${hasBeginning ? text.fromBeginning : text.notFromBeginning}`,
    ],
  ]);
}

const partiesOf = ({ parties }: ProofManifest): Markup =>
  section(
    text.parties,
    markup`${parties.map(
      ({ uid, role, nickname, joinedAt, dealCount }) =>
        markup`<h3>${text.roles[role]} ${nickname || text.unnamed} <small>${uid}</small></h3>${table([
          [text.joinedAt, joinedAt === null ? text.unknown : formatDate(joinedAt)],
          [text.deals, text.dealCount(dealCount)],
        ])}`,
    )}`,
  );

function orderOf({ order }: ProofManifest): Markup {
  if (order === null) return section(text.order, none(text.noOrder));
  return section(
    text.order,
    table([
      [text.orderNo, order.id],
      [text.listingTitle, order.snapshot.title],
      [text.purity, purityText[order.snapshot.purity]],
      [text.weight, formatWeight(order.snapshot.weight)],
      [text.agreedPrice, formatWon(order.agreedPrice)],
      [text.method, tradeMethodText[order.method]],
      [text.status, ordersText.status[order.status]],
      [text.agreedAt, formatDateTime(order.createdAt)],
      ...(order.completedAt === null ? [] : [[text.completedAt, formatDateTime(order.completedAt)] as const]),
    ]),
  );
}

function listingOf({ listing }: ProofManifest): Markup {
  if (listing === null) return section(text.listing, none(text.noListing));
  return section(
    text.listing,
    table([
      [text.listingTitle, listing.title],
      [text.price, formatWon(listing.price)],
      [text.purity, purityText[listing.purity]],
      [text.weight, formatWeight(listing.weight)],
      [text.listedAt, formatDateTime(listing.createdAt)],
      [text.description, listing.description],
      ...listing.priceHistory.map(
        ({ price, at }) => [text.priceHistory, `${formatDateTime(at)} ${formatWon(price)}`] as const,
      ),
    ]),
  );
}

function goldOf({ goldPrice }: ProofManifest): Markup {
  if (goldPrice === null) return section(text.goldPrice, none(text.noGoldPrice));
  return section(
    text.goldPrice,
    table([
      [text.goldDay, formatDay(goldPrice.date)],
      [text.goldBuy, formatWon(goldPrice.buyPerGram)],
      [text.goldSell, formatWon(goldPrice.sellPerGram)],
      [text.goldSource, goldPrice.source],
    ]),
  );
}

/** Offers and appointments once more by themselves, each with what was said to it. */
function proposalsOf(manifest: ProofManifest): Markup {
  const said = new Map(manifest.messages.map((message) => [message.id, message]));
  const saidTo = (id: MessageId): ProofMessage | undefined => said.get(answerIdOf(id) ?? id);
  const replaced = replacedAppointments(manifest.messages, saidAt);
  const rowsOf = (kind: 'offer' | 'appointment'): readonly Row[] =>
    manifest.messages.flatMap((message) => {
      const { id, sender, content } = message;
      if (content.kind !== kind) return [];
      const answer = saidTo(id);
      // An agreed appointment may have been called off by something that stands under its acceptance, or replaced.
      const undoing = answer?.content.kind === 'answer' ? saidTo(answer.id) : undefined;
      const answered = [answer, undoing].flatMap((message) => (message ? answerWords(message.content) : []));
      if (undoing === undefined && replaced.has(id)) answered.push(text.answers.replaced);
      const line = [wordsOf(content), ...(answered.length === 0 ? [text.answers.none] : answered)].join(
        ' → ',
      );
      return [[whenOf(message), `${nameOf(manifest, sender)}: ${line}`]];
    });
  const [offers, appointments] = [rowsOf('offer'), rowsOf('appointment')];
  return markup`${offers.length === 0 ? null : section(text.offers, table(offers))}${
    appointments.length === 0 ? null : section(text.appointments, table(appointments))
  }`;
}

const answerWords = (said: ProofContent): string =>
  said.kind === 'answer' ? text.answers[said.verdict] : wordsOf(said);

function talkOf(manifest: ProofManifest, pictures: PageParts['pictures']): Markup {
  const indexes = new Map(manifest.photos.map(({ path }, index) => [path, index]));
  return section(
    text.conversation,
    markup`<ol class="talk">${manifest.messages.map((message) => {
      const { sender, at, content } = message;
      const index = content.kind === 'image' && content.path !== null ? indexes.get(content.path) : undefined;
      return markup`<li${asIs(at === null ? ' class="claimed"' : '')}><p class="who"><b>${nameOf(manifest, sender)}</b> ${whenOf(
        message,
      )} <small>${at === null ? text.deviceMark : text.serverMark}</small></p><p class="words">${wordsOf(content)}${
        index === undefined
          ? null
          : ` (${text.photo(index + 1)}${pictures[index] ? '' : `, ${text.photoNotHere}`})`
      }</p></li>`;
    })}</ol>`,
  );
}

function photosOf({ photos }: ProofManifest, pictures: PageParts['pictures']): Markup {
  if (photos.length === 0) return section(text.photos, none(text.noPhotos));
  return section(
    text.photos,
    markup`${photos.map(({ path, sha256 }, index) => {
      const picture = pictures[index];
      const words = text.photo(index + 1);
      return markup`<figure>${
        picture
          ? // As `check-proof.ts` looks for it.
            asIs(`<img id="photo-${index}" src="data:${picture.type};base64," alt="${words}">`)
          : null
      }<figcaption>${words} · ${sha256 ?? text.photoNotHere}<br><small>${path}</small></figcaption></figure>`;
    })}`,
  );
}

const saidAt = ({ at, typedAt }: ProofMessage): Millis | null => (at === null ? typedAt : millisOfMicros(at));

function whenOf(message: ProofMessage): string {
  const at = saidAt(message);
  return at === null ? text.unknown : formatDateTime(at);
}

const SAID = messageWords(formatWon, answerText);
const WORDS: ForEachKind<string> = {
  ...SAID,
  appointment: ({ appointment: { at, place, note } }) =>
    [`${SAID.appointment()} ${formatDateTime(at)}`, place, note].filter((part) => part !== '').join(' · '),
};

/** What a message says, in words. */
const wordsOf = (content: ProofContent): string =>
  answerFor(content.kind === 'image' ? { ...content, imageUrl: null } : content, WORDS);
