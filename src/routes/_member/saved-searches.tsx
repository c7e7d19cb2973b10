import { createFileRoute } from '@tanstack/react-router';
import { SavedSearchesScreen } from '#features/market/saved/searches-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/_member/saved-searches')({
  staticData: pageText.savedSearches,
  component: SavedSearchesScreen,
});
