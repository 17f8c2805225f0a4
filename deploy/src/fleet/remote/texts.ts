/** Why a request is turned away, with its HTTP status. Operators' tools are in English only. */
export const refusals = {
  NO_TOKEN: {
    status: 401,
    text: 'a token is needed: set ESTELA_FLEET_TOKEN (fleet token add makes one, beside the store)',
  },
  BAD_TOKEN: {
    status: 401,
    text: 'this token is unknown or was revoked; ask the operators for a new one (fleet token add)',
  },
  EXPIRED_TOKEN: {
    status: 401,
    text: 'the token {name} expired at {expires}; ask the operators for a new one (fleet token add)',
  },
  NOT_ENCRYPTED: {
    status: 403,
    text: 'tokens are taken over https only; use the https address (behind a proxy that ends TLS, set TRUST_PROXY), and revoke this token if it was sent in the clear',
  },
  OTHER_APP: {
    status: 403,
    text: 'the token {name} is for {apps} and may not {command} {app}; its team or the operators can',
  },
  NOT_OVER_HTTP: {
    status: 403,
    text: 'fleet {command} is not for tokens; operators run it beside the store',
  },
  OPTION_NOT_OVER_HTTP: {
    status: 403,
    text: 'a token may not use {option} with fleet {command}; operators can, beside the store',
  },
  BAD_REQUEST: {
    status: 400,
    text: 'this request cannot be read: {reason}; is this fleet of another version?',
  },
  NO_LENGTH: { status: 411, text: 'say how many bytes are sent (content-length)' },
  TOO_LARGE: {
    status: 413,
    text: 'this build is too large: {what}; {limit} are allowed. Leave out what no page asks for',
  },
  BROKEN_UPLOAD: {
    status: 400,
    text: 'the build did not arrive as it was sent ({reason}); nothing was kept, send it again',
  },
  TOO_MANY_FAILURES: {
    status: 429,
    text: 'too many wrong tokens from this network; wait a minute, then check ESTELA_FLEET_TOKEN',
  },
  BUSY: { status: 429, text: '{count} builds are being taken in already; try again in a few seconds' },
  NOT_FOUND: {
    status: 404,
    text: 'there is nothing here; fleet uses POST /fleet/run and POST /fleet/builds',
  },
  FAILED: { status: 500, text: 'the server failed; its log says why under request {id}' },
} as const satisfies Record<string, { status: number; text: string }>;

/** Why a command was not sent, or its answer could not be read. */
export const clientErrors = {
  BAD_URL: '"{url}" is not the address of a product, such as https://estela.example',
  NOT_ENCRYPTED: 'a token is not sent to {url} in the clear; use its https address',
  UNREACHABLE: '{url} does not answer ({reason}); nothing is known to have changed: look with fleet status',
  NO_FLEET: '{url} answered {status} without a word of fleet; is this the address of the product itself?',
  OTHER_VERSION: 'the product speaks another version of fleet; use the one of its release',
} as const;
