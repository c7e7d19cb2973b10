import { createFileRoute } from '@tanstack/react-router';
import { PriceScreen } from '#features/market/gold/price-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/gold-price')({
  staticData: pageText.goldPrice,
  component: PriceScreen,
});
