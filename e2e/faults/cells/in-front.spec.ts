import { constants } from 'node:http2';
import type { FaultPatterns } from '../../fixtures/declared-faults.ts';
import { type FrontFault, frontFaults, titleOf } from '../fault-list.ts';
import { readPlan } from '../fault-plan.ts';
import type { FalseAnswer } from '../front.ts';
import { judgeCard, ownFailures } from '../judge.ts';
import { test } from '../test.ts';

interface Way {
  answer: FalseAnswer;
  /** What the browser itself says of it, about files of the remote. */
  said?: FaultPatterns;
  /** These files alone. */
  files?: RegExp;
}

const ways: Record<FrontFault, Way> = {
  '404': {
    answer: (response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found'),
    said: { failedRequest: /: 404$/ },
  },
  '503 JSON': {
    answer: (response) =>
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"overloaded"}'),
    said: { failedRequest: /: 503$/ },
  },
  'HTML with 200': {
    answer: (response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' })
        .end('<!doctype html><title>Wi-Fi</title><p>Accept the terms'),
    said: { consoleError: [/^Failed to find a valid digest/, /MIME type \('text\/html'\)/] },
  },
  hang: { answer: () => undefined },
  'cut body': {
    answer: async (response, { ask }) => {
      const { status, headers, body } = await ask();
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2), () =>
        response.stream.close(constants.NGHTTP2_INTERNAL_ERROR),
      );
    },
    said: {
      failedRequest: /: net::ERR_HTTP2_PROTOCOL_ERROR$/,
      consoleError: /^Fetch API cannot load .*\/remotes\/.*hashes\.json/,
    },
  },
  'wrong hash': {
    answer: async (response, { ask }) => {
      const { status, headers, body } = await ask();
      const { 'content-length': _, ...kept } = headers;
      response.writeHead(status, kept).end(Buffer.concat([body, Buffer.from('\n')]));
    },
    said: { consoleError: /^Failed to find a valid digest/ },
  },
  'slow style sheet': {
    answer: () => undefined,
    files: /\.css/,
    // React logs what a boundary has caught.
    said: { consoleError: /^ChunkLoadError: Loading css chunk [\s\S]*\/remotes\// },
  },
};

for (const app of readPlan().apps)
  for (const fault of frontFaults) {
    const { answer, said = {}, files = /./ } = ways[fault];
    test(titleOf(app, fault), async ({ cellOf, faults }) => {
      const cell = await cellOf(app, fault);
      faults.expect(ownFailures(cell));
      faults.allow(said);
      const addresses = new RegExp(`^/remotes/${app}/.*${files.source}`);
      cell.front.play(addresses, answer);
      await judgeCard(cell, { heal: ({ front }) => front.heal(), isInSlots: true });
    });
  }
