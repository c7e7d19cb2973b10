import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#features/market/home/home-screen.tsx';
import { catalogueSync } from '#session/catalogue-sync.ts';

export const Route = createFileRoute('/')({
  // Asked for while the screen's code is still on its way; a finger over a link is no reason to ask.
  loader: ({ preload }) => {
    if (!preload) void catalogueSync.refresh({ kind: 'products' }, { isForced: false });
  },
  component: HomeScreen,
});
