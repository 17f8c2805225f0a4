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

/** Sends a file. `fetch` cannot tell the progress of what it sends, so this is XMLHttpRequest. */
export function sendUpload(
  url: string,
  part: UploadPart,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (code: 'NETWORK' | 'ABORTED') => () => resolve({ error: localError(code) });
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) part.onProgress?.(loaded / total);
    };
    request.onload = () => resolve(answerOf(request));
    request.onerror = fail('NETWORK');
    request.ontimeout = fail('NETWORK');
    request.onabort = fail('ABORTED');
    if (signal.aborted) return fail('ABORTED')();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append(part.field, part.file);
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
