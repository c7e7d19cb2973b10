import { createFileRoute } from '@tanstack/react-router';
import { StoresScreen } from '#features/stores/stores-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/stores')({
  staticData: pageText.stores,
  component: StoresScreen,
});
