import type { OwnPhoto } from '#data/local/own-gold-database.ts';
import { THIS_TAB } from '#device/this-tab.ts';
import { EXCHANGE_LIMITS } from '#domain/exchange/exchange-request.ts';
import { metalWeightOf } from '#domain/gold/melt-value.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { formOfPiece } from '#domain/own-gold/piece-form.ts';
import { EMPTY_LISTING } from '#domain/product/listing-form.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { toGrams } from '#domain/units.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { keepListingDraft, keepListingPhoto, takeListingDraft } from '#sync/commands/keep-listing-draft.ts';
import { keepExchangeDraft, takeExchangeDraft } from '#sync/commands/request-exchange.ts';
import { realEnvironment } from '#sync/environment.ts';

const NEW_LISTING = { edited: null, tab: THIS_TAB.tab };

/** Whether a listing is being written, which a draft of a piece would take the place of. */
export const hasListingDraft = async (db: OwnDatabase): Promise<boolean> =>
  (await takeListingDraft(db, NEW_LISTING, await THIS_TAB.living())) !== null;

/** Writes a piece down as an unfinished listing, on this device: it is its owner who publishes it. */
export async function draftListing(
  db: OwnDatabase,
  piece: OwnPiece,
  photo: OwnPhoto | null,
  description: string,
): Promise<Result<void, 'disk'>> {
  const kept = photo ? await keepListingPhoto(db, photo, realEnvironment) : null;
  if (kept && !kept.ok) return kept;
  const { name, category, purity, fineness, weight, weightUnit, hasStones, stoneWeight } = formOfPiece(piece);
  return stored(async () => {
    await keepListingDraft(
      db,
      NEW_LISTING,
      {
        step: 0,
        pictures: kept ? [kept.value] : [],
        form: {
          ...EMPTY_LISTING,
          title: name,
          description,
          category,
          purity,
          fineness,
          hasCertificate: fineness !== '',
          weight,
          weightUnit,
          hasStones,
          stoneWeight,
        },
      },
      realEnvironment,
    );
  });
}

/**
 * Adds a piece to the exchange request that is being written, or begins one: its metal, since a request
 * reckons all of a weight as gold. `note` names it.
 */
export async function draftExchange(
  db: OwnDatabase,
  piece: OwnPiece,
  note: string,
): Promise<Result<void, 'disk' | 'full'>> {
  const kept = await takeExchangeDraft(db, THIS_TAB.tab, await THIS_TAB.living(), fieldsOf);
  const lines = (Array.isArray(kept?.['items']) ? kept['items'] : []).map(fieldsOf).filter(isTyped);
  if (lines.length >= EXCHANGE_LIMITS.items) return err('full');
  const weight = String(toGrams(metalWeightOf(piece) ?? piece.weight));
  const { purity } = piece;
  const line = { key: lines.length + 1, purity, weight, unit: 'gram', count: '1', note };
  const items = [...lines.map((item, index) => ({ ...item, key: index + 1 })), line];
  return stored(() => keepExchangeDraft(db, THIS_TAB.tab, { ...kept, items, step: 0 }, realEnvironment));
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (kept: unknown): Fields => (typeof kept === 'object' && kept !== null ? { ...kept } : {});

/** The line that a form begins with is nobody's. */
const isTyped = ({ weight, purity, note }: Fields): boolean =>
  [weight, note].some((text) => typeof text === 'string' && text.trim() !== '') || typeof purity === 'string';

async function stored(write: () => Promise<void>): Promise<Result<void, 'disk'>> {
  try {
    await write();
    return ok(undefined);
  } catch (error) {
    console.warn('the draft of a piece was not stored', error);
    return err('disk');
  }
}
