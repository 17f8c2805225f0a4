import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { overridePaths } from '@estela/contracts/release';
import { type RunningServer, readConfig } from '@estela/server';
import Fastify, { type InjectOptions } from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { policyReports, policyReportsPath } from '../telemetry/policy-reports.ts';
import { serve } from './serve.ts';

/** Status of each kind of answer that the product can give, with what it takes to get it. */
const kinds: [string, number, InjectOptions][] = [
  ['a page', 200, { url: '/' }],
  ['the head of a page', 200, { url: '/flights/1', method: 'HEAD' }],
  ['an address that is no page', 404, { url: '/flights', method: 'POST' }],
  ['an address that cannot be decoded', 302, { url: '/%' }],
  ['a file of a release', 200, { url: `/shell/${versionOf('shell', '1.0.0')}/entry.js` }],
  ['a file that is not there', 404, { url: '/shell/files/nothing.js' }],
  ['an icon', 200, { url: '/favicon.svg' }],
  ['an icon for older browsers', 200, { url: '/favicon.ico' }],
  ['what an installed app is', 200, { url: '/manifest.webmanifest' }],
  ['the worker', 200, { url: '/service-worker.js' }],
  ['the page without a connection', 200, { url: '/offline.html' }],
  ['what crawlers read', 200, { url: '/robots.txt' }],
  ['the lists of pages', 200, { url: '/sitemap.xml' }],
  ['a list of pages', 200, { url: '/sitemap/pages.xml' }],
  ['a list that is not there', 404, { url: '/sitemap/2020-01.xml' }],
  ['the composition', 200, { url: '/composition.json' }],
  ['an override that is over', 410, { url: '/override/gone' }],
  ['the way out of an override', 303, { url: overridePaths.leave }],
  ['reports', 204, { url: '/telemetry', method: 'POST', payload: [] }],
  ['reports that are too large', 204, { url: '/telemetry', method: 'POST', payload: 'x'.repeat(20_000) }],
  ['reports of the policy', 204, { url: '/telemetry/policy', method: 'POST', payload: {} }],
  ['a release without a token', 401, { url: '/fleet/run', method: 'POST', payload: {} }],
  ['anything else below fleet', 401, { url: '/fleet/nothing' }],
  ['metrics', 200, { url: '/metrics' }],
  ['metrics through a proxy', 404, { url: '/metrics', headers: { 'x-forwarded-for': '198.51.100.1' } }],
  ['a tile', 200, { url: '/map/world/0/0/0' }],
  ['a tile that is not there', 404, { url: '/map/world/99/0/0' }],
  ['a call', 200, { url: '/api/stats' }],
  ['a call that needs a session', 401, { url: '/api/flights' }],
  ['an unknown call', 404, { url: '/api/nothing' }],
  ['a call that cannot be decoded', 400, { url: '/api/users/%' }],
  ['a body that is none', 400, { url: '/api/auth/login', method: 'POST', payload: '{', headers: json() }],
  [
    'a body that is too large',
    413,
    { url: '/api/auth/login', method: 'POST', payload: 'x'.repeat(200_000), headers: json() },
  ],
  ['a picture that is not there', 404, { url: '/api/media/1/320.webp' }],
  ['the document of the API', 200, { url: '/api/docs' }],
];

function json() {
  return { 'content-type': 'application/json' };
}

describe('every answer of the product', () => {
  let workspace: FakeWorkspace;
  let server: RunningServer;

  beforeAll(async () => {
    workspace = await fakeWorkspace();
    await workspace.release('shell', '1.0.0');
    const env = {
      PORT: '0',
      ESTELA_DATA: workspace.data,
      ESTELA_SAMPLE: '0',
      PUBLIC_URL: 'https://estela.example',
      LOG_LEVEL: 'silent',
    };
    server = await serve({ config: readConfig(env), env });
  });
  afterAll(async () => {
    await server.close();
    await workspace.remove();
  });

  const basic = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-request-id': expect.any(String),
  };

  it('is taken for nothing else, framed by nobody and asked for by https alone (3.4.1, 3.4.4, 3.4.6)', async () => {
    const answers: unknown[] = [];
    for (const [kind, , request] of kinds) {
      const { statusCode, headers } = await server.app.inject(request);
      answers.push([kind, statusCode, headers]);
    }
    expect(answers).toEqual(kinds.map(([kind, status]) => [kind, status, expect.objectContaining(basic)]));
  });

  it('sets no cookie but that of an override, which other sites do not send along (3.3.2)', async () => {
    const cookies: unknown[] = [];
    for (const [kind, , request] of kinds) {
      const { headers } = await server.app.inject(request);
      if (headers['set-cookie']) cookies.push([kind, headers['set-cookie']]);
    }
    expect(cookies).toEqual([
      ['the way out of an override', expect.stringMatching(/^estela_override=;.*; SameSite=Lax/)],
    ]);
  });

  it.each([
    ['/shell/files/'],
    [`/shell/${versionOf('shell', '1.0.0')}/`],
    ['/remotes/mf-gear/files/'],
    ['/api/'],
    ['/api/media/'],
    ['/fleet/'],
  ])('lists no folder at %s (13.4.3)', async (url) => {
    const { statusCode, body } = await server.app.inject({ url, headers: { accept: '*/*' } });
    expect([401, 404]).toContain(statusCode);
    expect(body).not.toMatch(/entry\.js|\.webp|href/);
  });

  it('is so where it stays open', async () => {
    const request = get(`${server.address}/composition/events`);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.headers).toMatchObject(basic);
    request.destroy();
  });

  it.each([
    ['no request could be read', 400, 'nonsense\r\n\r\n'],
    ['headers are too many', 431, `GET / HTTP/1.1\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['no host is named', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['something unknown is expected', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n'],
  ])('is so, with a text, where %s', async (_, status, bytes) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.end(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const lines = head.split('\r\n').slice(1);
    const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2)));
    const { 'x-request-id': _id, ...always } = basic;
    expect(headers).toMatchObject(always);
    expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });
});

it('takes reports of the policy in the forms of all browsers, without the address of the page (3.4.7)', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  policyReports(app);
  const send = (type: string, body: unknown) =>
    app.inject({
      url: policyReportsPath,
      method: 'POST',
      payload: JSON.stringify(body),
      headers: { 'content-type': type },
    });
  const page = 'https://estela.example/restore-password?token=secret';
  await send('application/csp-report', {
    'csp-report': {
      'document-uri': page,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x?token=secret',
      'source-file': 'https://estela.example/shell/files/main.js',
    },
  });
  const body = {
    documentURL: page,
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
  };
  const others = [{ type: 'deprecation', body: {} }];
  await send('application/reports+json', [...others, { type: 'csp-violation', url: page, body }]);
  for (const wrong of [{}, [], others, { 'csp-report': { 'effective-directive': 'a\nb' } }])
    expect((await send('application/csp-report', wrong)).statusCode).toBe(204);
  await app.close();
  const told = lines.map((line) => JSON.parse(line)).flatMap(({ violation }) => violation ?? []);
  expect(told).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      source: 'https://estela.example/shell/files/main.js',
    },
    { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', source: '' },
  ]);
  expect(lines.join()).not.toContain('secret');
});
