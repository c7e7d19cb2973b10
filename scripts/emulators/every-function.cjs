// Loaded into the process that runs all functions of the second generation (shared-instances.cjs): what the
// emulator takes for the module of one function leads to the one that a request names.
const { AsyncLocalStorage } = require('node:async_hooks');
const Module = require('node:module');
const { pathToFileURL } = require('node:url');
const { EventUtils } = require('firebase-tools/lib/emulator/events/types');

/** The name of the function that a request is for. */
const target = new AsyncLocalStorage();
// A function finds its own name there.
process.env = new Proxy(process.env, {
  get: (env, name) => (name === 'FUNCTION_TARGET' && target.getStore()) || Reflect.get(env, name),
  // Not as the proxy, which would be defined anew: the environment refuses that.
  set: (env, name, value) => Reflect.set(env, name, value),
});

const load = Module.prototype.require;
Module.prototype.require = function (request) {
  return request === process.cwd() ? everyFunction() : load.call(this, request);
};

/** The emulator waits for what it has loaded, so this may be a promise. */
async function everyFunction() {
  const functions = await import(pathToFileURL(require.resolve(process.cwd())).href);
  return { everyFunction: (request, response) => run(functions, request, response) };
}

function run(functions, request, response) {
  const { 'x-function-target': name, 'x-function-signature': signature } = request.headers;
  const handler = name.split('.').reduce((found, part) => found?.[part], functions);
  if (handler === undefined) throw new Error(`There is no function ${name}.`);
  return target.run(name, async () => {
    if (signature === 'http') return handler(request, response);
    await handler(eventOf(request));
    response.send({ status: 'acknowledged' });
  });
}

const eventOf = (request) =>
  EventUtils.isBinaryCloudEvent(request)
    ? { ...EventUtils.extractBinaryCloudEventContext(request), data: request.body }
    : JSON.parse(request.rawBody.toString());
