import { createFileRoute } from '@tanstack/react-router';
import { FavoritesScreen } from '#features/market/favorites/favorites-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/_member/favorites')({
  staticData: pageText.favorites,
  component: FavoritesScreen,
});
