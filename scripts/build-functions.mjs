// Bundles functions/src into functions/lib; the packages stay outside, where Cloud Functions installs them.
import { bundleServer } from './lib/bundle-server.mjs';
import { functionsEnvironment } from './lib/environment.mjs';

await bundleServer({
  entry: 'functions/src/index.ts',
  outfile: 'functions/lib/index.js',
  environment: functionsEnvironment(),
});
