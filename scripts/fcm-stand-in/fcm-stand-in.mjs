import { createServer } from 'node:http';
import { listen } from '../lib/listen.mjs';

/** Nobody reads further back; a long day of `npm run dev` must not fill the memory. */
const MOST_KEPT = 2_000;

/** What FCM's HTTP v1 endpoint says with each status, by the name that client libraries go by. */
const REFUSALS = {
  400: { status: 'INVALID_ARGUMENT', errorCode: 'INVALID_ARGUMENT' },
  404: { status: 'NOT_FOUND', errorCode: 'UNREGISTERED' },
  429: { status: 'RESOURCE_EXHAUSTED', errorCode: 'QUOTA_EXCEEDED' },
  500: { status: 'INTERNAL', errorCode: 'INTERNAL' },
  503: { status: 'UNAVAILABLE', errorCode: 'UNAVAILABLE' },
};

/**
 * A stand-in for FCM's HTTP v1 endpoint: it takes `POST /v1/projects/{project}/messages:send` and keeps what
 * was sent. Tests speak to it too: `GET /tokens/{token}` tells what a device has got (`messages`, and
 * `attempts` with those refused), `PUT /tokens/{token}` with `{"answers": [429, 500]}` decides the next
 * answers to that device, and `{"always": 404}` every one; without a word, a message is taken.
 */
export async function startFcmStandIn({ port }) {
  const devices = new Map();
  const deviceOf = (token) => {
    const known = devices.get(token);
    if (known) return known;
    const device = { messages: [], attempts: 0, answers: [], always: 200 };
    devices.set(token, device);
    return device;
  };
  let sent = 0;

  const routes = [
    [
      'POST',
      /^\/v1\/projects\/([^/]+)\/messages:send$/,
      (project, body) => {
        const { message } = body;
        const device = deviceOf(message.token);
        device.attempts += 1;
        const status = device.answers.shift() ?? device.always;
        if (status !== 200) return [status, refusal(status)];
        sent += 1;
        if (device.messages.length >= MOST_KEPT) device.messages.shift();
        device.messages.push(message);
        return [200, { name: `projects/${project}/messages/${sent}` }];
      },
    ],
    [
      'GET',
      /^\/tokens\/([^/]+)$/,
      (token) => {
        const { messages, attempts } = deviceOf(decodeURIComponent(token));
        return [200, { messages, attempts }];
      },
    ],
    [
      'PUT',
      /^\/tokens\/([^/]+)$/,
      (token, { answers = [], always = 200 }) => {
        Object.assign(deviceOf(decodeURIComponent(token)), { answers, always });
        return [200, {}];
      },
    ],
  ];

  const serve = async (request, response) => {
    const [status, answer] = await answerTo(request, routes);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  };
  const server = createServer((request, response) => void serve(request, response));
  return listen(server, port);
}

async function answerTo(request, routes) {
  try {
    const { pathname } = new URL(request.url, 'http://stand-in');
    for (const [method, path, handle] of routes) {
      const match = request.method === method ? path.exec(pathname) : null;
      if (match) return handle(match[1], await bodyOf(request));
    }
    return [404, { error: { code: 404, message: 'no such endpoint', status: 'NOT_FOUND' } }];
  } catch (error) {
    return [400, { error: { code: 400, message: error.message, status: 'INVALID_ARGUMENT' } }];
  }
}

async function bodyOf(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}

function refusal(code) {
  const { status, errorCode } = REFUSALS[code] ?? REFUSALS[500];
  return {
    error: {
      code,
      message: `the stand-in was told to answer ${code}`,
      status,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  };
}
