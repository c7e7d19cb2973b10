import { holdInstallOffer } from '#device/held-install-offer.ts';
import { startBehindPaint } from './start-behind-paint.ts';

holdInstallOffer();
startBehindPaint();
