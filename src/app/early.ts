// The first file that runs (scripts/vite/first-load-parts.ts): what it needs must stay next to nothing.
import { paintListingEarly } from './early-listing.ts';
import { runParts } from './run-parts.ts';

void paintListingEarly();
void runParts();
