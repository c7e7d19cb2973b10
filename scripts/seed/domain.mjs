/**
 * The rules of the trade, and the words for them, as the app knows them. They are TypeScript, which Node 20
 * does not load, so they are bundled in memory; copying them here would let the demo data drift from the
 * product.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PARTS = {
  BIG_DEAL: 'account/standing.ts',
  NO_STANDING_YET: 'account/standing.ts',
  chatIdOf: 'chat/chat-id.ts',
  sortedPair: 'chat/chat-id.ts',
  lastMessageOf: 'chat/message-text.ts',
  newMessage: '../documents/message.ts',
  estimateOf: 'exchange/estimate.ts',
  feeOfBars: 'exchange/estimate.ts',
  fineGoldOf: 'exchange/estimate.ts',
  requestNoOf: 'exchange/request-no.ts',
  formatDateTime: 'format/format-time.ts',
  DEFAULT_FEE_TABLE: 'gold/fee-schedule.ts',
  meltValueOf: 'gold/melt-value.ts',
  reviewIdOf: 'order/review-rules.ts',
  MARKET_HOLIDAYS: 'time/business-days.ts',
  seoulDate: 'time/seoul.ts',
  fromGrams: 'units.ts',
  toGrams: 'units.ts',
  exchangeNoticeText: '../i18n/ko/exchange-notices.ts',
};

const { outputFiles } = await build({
  stdin: {
    contents: Object.entries(PARTS)
      .map(([name, file]) => `export { ${name} } from './${file}';`)
      .join('\n'),
    resolveDir: join(dirname(fileURLToPath(import.meta.url)), '../../src/domain'),
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'esm',
  target: 'node20',
  logLevel: 'silent',
});

export const domain = await import(
  /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);

/** The value of a result that cannot fail for data we wrote ourselves. */
export function certain(result) {
  if (!result.ok) throw new Error(`the demo data is wrong: ${result.code}`);
  return result.value;
}
