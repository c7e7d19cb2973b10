// Loaded into the functions' process: what it asks of Firestore goes through the proxy that counts, over REST
// and without looking for credentials. The emulator suite gives every function the emulator's own address,
// and no setting moves it.
const through = process.env.BENCH_FIRESTORE_THROUGH;
if (through && process.env.FIRESTORE_EMULATOR_HOST) {
  process.env.FIRESTORE_EMULATOR_HOST = through;
  const { createRequire } = require('node:module');
  // Several versions are installed: the one that Firestore itself sends with is meant.
  const gax = createRequire(require.resolve('@google-cloud/firestore')).resolve('google-gax');
  const { GoogleAuth } = createRequire(gax)('google-auth-library');
  GoogleAuth.prototype.getClient = async () => ({
    universeDomain: 'googleapis.com',
    getRequestHeaders: async () => ({ Authorization: 'Bearer owner' }),
  });
}
