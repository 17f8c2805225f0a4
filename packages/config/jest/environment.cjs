// jsdom with the web APIs that Node has and jsdom lacks, and with relative URLs resolved as a browser does.
const { default: JsdomEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');

const fromNode = {
  AbortController,
  AbortSignal,
  Blob,
  BroadcastChannel,
  CompressionStream,
  DecompressionStream,
  File,
  FormData,
  Headers,
  ReadableStream,
  Response,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TextEncoderStream,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  structuredClone,
};

/** Resolves `/api/...` against the page's address: Node's own Request takes absolute URLs only. */
function absolute(input, location) {
  return typeof input === 'string' ? new URL(input, location.href) : input;
}

module.exports = class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
  }

  async setup() {
    await super.setup();
    const { global } = this;
    Object.assign(global, fromNode);
    global.Request = class extends Request {
      constructor(input, init) {
        super(absolute(input, global.location), init);
      }
    };
    global.fetch = (input, init) => fetch(absolute(input, global.location), init);
    global.crypto.randomUUID ??= () => require('node:crypto').randomUUID();
    global.crypto.subtle ?? Object.defineProperty(global.crypto, 'subtle', { value: crypto.subtle });
  }
};
