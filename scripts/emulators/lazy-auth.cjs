// The Auth emulator compiles what checks each parameter of its whole interface before it says that it is ready,
// one by one and each with the language of schemas anew: a third of what a start of all emulators costs. Here
// each is compiled as it is first asked for.
const { createRequire } = require('node:module');

const besideFirebase = createRequire(require.resolve('firebase-tools/package.json'));
const exegesis = besideFirebase('exegesis-express');

const { middleware } = exegesis;
exegesis.middleware = (interfaces, options) =>
  middleware(interfaces, { ...options, lazyCompileValidationSchemas: true });
