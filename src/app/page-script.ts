import { startBehindPaint } from './start-behind-paint.ts';

startBehindPaint();
