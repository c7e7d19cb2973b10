import { createOverlayHistory } from './overlay-history.ts';
import { hearStepsFirst } from './steps-first.ts';

/** The one history of this window. */
export const overlays = createOverlayHistory(window, hearStepsFirst);
