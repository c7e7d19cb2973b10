// Loaded into the functions' process: what it asks of Firestore goes through the proxy that counts, over REST
// and without looking for credentials. The emulator suite gives every function the emulator's own address,
// and no setting moves it.
const through = process.env.BENCH_FIRESTORE_THROUGH;
if (through && process.env.FIRESTORE_EMULATOR_HOST) {
  process.env.FIRESTORE_EMULATOR_HOST = through;
  const { createRequire } = require('node:module');
  const { GoogleAuth } = createRequire(require.resolve('google-gax'))('google-auth-library');
  GoogleAuth.prototype.getClient = async () => ({ universeDomain: 'googleapis.com' });
  GoogleAuth.prototype.fetch = (url, { headers, method, body, signal }) => {
    headers.set('Authorization', 'Bearer owner');
    return globalThis.fetch(url, { headers, method, body, signal });
  };
}
