/** A call that the page's HTML has started: `language` and `token` are those that it was made with. */
interface StartedCall {
  token: string | null;
  language: string;
  answer: Promise<Response>;
}

/** After this time since the page began (ms) nobody waits for the first page any more, and an answer would be old. */
const freshFor = 20_000;

/**
 * The answer to a call that the HTML has started (`startCallsScript` in `@estela/contracts/release`), once; undefined for every
 * other call. It can be given up, as any.
 */
export function startedAnswer(request: Request): Promise<Response> | undefined {
  const started = (window as { estelaStartedCalls?: Record<string, StartedCall> }).estelaStartedCalls;
  // Where all parameters are left out, the address ends with the mark alone.
  const path = request.url.slice(location.origin.length).replace(/\?$/, '');
  const call = started?.[path];
  if (!call || request.method !== 'GET' || performance.now() > freshFor) return undefined;
  delete started[path];
  const { headers, signal } = request;
  const authorization = call.token === null ? null : `Bearer ${call.token}`;
  if (headers.get('Authorization') !== authorization || headers.get('Accept-Language') !== call.language)
    return undefined;
  return new Promise((resolve, reject) => {
    call.answer.then(resolve, reject);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
