import { type ApiError, errorOfAnswer, errorOfPage, localError } from './api-error.ts';

/** One file as a call sends it. */
export interface UploadPart {
  field: string;
  file: Blob;
  /** It comes beside those that are there, not in the place of one. */
  adds?: boolean;
  /** Told 0 to 1 as the bytes leave. */
  onProgress?: ((fraction: number) => void) | undefined;
}

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * Milliseconds without a byte or an answer after which an upload has failed. Not for the whole: a photo may take minutes
 * from a field, and the last of it can wait for minutes in the device when the page has handed over all of it.
 */
const stalledAfter = 120_000;

/** Sends a file. `fetch` reports no progress of uploads, so this is XMLHttpRequest. */
export function sendUpload(
  url: string,
  part: UploadPart,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const settle = (answer: Answer) => {
      clearTimeout(stall);
      resolve(answer);
    };
    const fail = (code: 'NETWORK' | 'TIMEOUT' | 'ABORTED') => () => settle({ error: localError(code) });
    const waitOn = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        fail('TIMEOUT')();
        request.abort();
      }, stalledAfter);
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      waitOn();
      if (lengthComputable && total > 0) part.onProgress?.(loaded / total);
    };
    request.upload.onload = waitOn;
    request.onload = () => settle(answerOf(request));
    request.onerror = fail('NETWORK');
    request.onabort = fail('ABORTED');
    if (signal.aborted) return fail('ABORTED')();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append(part.field, part.file);
    waitOn();
    request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): Answer {
  const { status, responseText } = request;
  const reading = { retryAfter: request.getResponseHeader('Retry-After') };
  const body = parsed(responseText);
  if (body === undefined) return { error: errorOfPage(status, reading) };
  if (status >= 200 && status < 300) return { data: body };
  return { error: errorOfAnswer(status, body, reading) };
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
