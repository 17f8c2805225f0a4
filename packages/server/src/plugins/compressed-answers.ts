import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Bytes: less than this fits into one packet as it is. */
const least = 1_200;

/** Pictures are compressed already, and streams of events must not wait for the rest of a block. */
const texts = /^(?:application\/(?:json|gpx\+xml)|text\/(?:csv|calendar|plain))\b/;

/** Lists and pages of items travel compressed: a feed of 24 kB in 5. Calls that answer a secret opt out. */
export const compressedAnswersPlugin = fp(
  async (app: FastifyInstance) => {
    await app.register(compress, {
      // A few bytes could be gigabytes: requests are read as they are.
      globalDecompression: false,
      threshold: least,
      customTypes: texts,
      encodings: ['br', 'gzip'],
      // The best that takes no more time than sending it does.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
  },
  { name: 'compressed-answers' },
);
