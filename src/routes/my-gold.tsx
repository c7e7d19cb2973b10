import { createFileRoute } from '@tanstack/react-router';
import { OwnGoldScreen } from '#features/own-gold/own-gold-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/my-gold')({
  staticData: pageText.myGold,
  component: OwnGoldScreen,
});
