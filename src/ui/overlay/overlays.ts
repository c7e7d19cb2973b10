import { createOverlayHistory } from './overlay-history.ts';

/** The one history of this window. */
export const overlays = createOverlayHistory(window);
