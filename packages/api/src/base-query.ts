import type { Language } from '@estela/contracts/values';
import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { type ApiError, errorOfAnswer, errorOfPage, localError } from './api-error.ts';
import { creationAnswered, fileDeleted, idempotencyKey } from './idempotency-key.ts';
import { isSentByPress } from './one-press.ts';
import { withReadableRows } from './readable-rows.ts';
import {
  callRejected,
  pilotOf,
  reachChanged,
  type SessionState,
  sessionExpired,
} from './session/session-slice.ts';
import { startedAnswer } from './started-calls.ts';
import { readToken, removeToken } from './token.ts';
import { sendUpload, type UploadPart } from './upload.ts';

/** What the store's thunks know of the page around them. */
export interface StoreExtra {
  language: () => Language;
  /** Offers the login and resolves once it is closed, whoever is signed in then. */
  offerLogin?: (() => Promise<void>) | undefined;
}

/** A call: as RTK's, or with one file instead of a body. */
export interface ApiRequest extends FetchArgs {
  upload?: UploadPart;
  /** Asks in the name of this token instead of the page's. */
  token?: string;
  /** The `updatedAt` of what is changed: changed since, the call is refused as a conflict. */
  seen?: string | undefined;
}

/** The part of a change's argument that is the same for all of them. */
export type Seen = Pick<ApiRequest, 'seen'>;

/** The part of an upload's argument that is the same for all of them. */
export type UploadArg = Pick<UploadPart, 'file' | 'onProgress'>;

const baseUrl = '/api';

const send = fetchBaseQuery({
  baseUrl,
  timeout: 30_000,
  // Looked up at each call: tests put their own in its place.
  fetchFn: (request) => startedAnswer(request as Request) ?? fetch(request),
});

/** Token, language and idempotency on the way out; one error shape, and the end of a rejected session, on the way in. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  { token: given, seen, ...request },
  api,
  options,
) => {
  const token = given ?? tokenOfPage(api);
  const headers = { ...headersOf(request, api, token), ...(seen && { 'If-Match': `"${seen}"` }) };
  const { data, error } = request.upload
    ? await sendFile(request, request.upload, headers, api.signal)
    : await sendJson({ ...request, headers }, api, options);
  if (error === undefined) return { data: withReadableRows(data) };
  if (isRefusal(error, api)) {
    const pilot = pilotOf(sessionOf(api));
    endSession(api, token);
    if (given === undefined && isSentByPress(request, api) && (await logsInAgain(api, pilot)))
      return baseQuery({ ...request, seen }, api, options);
  } else if (isUnanswered(error)) doubtReach(api);
  return { error };
};

/** Whether the pilot whose session ended comes back by the login that is offered: nothing is done in another's name. */
async function logsInAgain(api: BaseQueryApi, pilot: string | null): Promise<boolean> {
  const { offerLogin } = api.extra as StoreExtra;
  if (pilot === null || !offerLogin) return false;
  await offerLogin();
  return sessionOf(api).user?._id === pilot;
}

function sessionOf(api: BaseQueryApi): SessionState {
  return (api.getState() as { session: SessionState }).session;
}

/** Whoever signs in is refused for what they typed: that says nothing of a token. */
const signIns = ['login', 'register'];

/** A session ends by the server's word about its token alone. */
function isRefusal({ status, code }: ApiError, { endpoint }: BaseQueryApi): boolean {
  return status === 401 && code === 'UNAUTHORIZED' && !signIns.includes(endpoint);
}

/** Was it the line, or somebody on it, and not the server that answered? */
function isUnanswered({ status, code }: ApiError): boolean {
  return status === 0 ? code !== 'ABORTED' : status < 300 || status > 501;
}

/** Whether the server can be reached at all is found out by reading the profile (`session/start-session.ts`). */
function doubtReach(api: BaseQueryApi): void {
  const { status, reach } = sessionOf(api);
  if (status === 'user' && reach === 'fine') api.dispatch(reachChanged('doubted'));
}

/**
 * The token of the account that this page shows. Another tab may have signed someone else in meanwhile: nothing
 * may be saved in their name, so storage is asked only where the page itself knows of nobody.
 */
function tokenOfPage(api: BaseQueryApi): string | null {
  const { status, token, expiredFor } = sessionOf(api);
  if (status === 'user') return token ?? readToken();
  return expiredFor === null ? readToken() : null;
}

function headersOf(request: ApiRequest, api: BaseQueryApi, token: string | null): Record<string, string> {
  const { language } = api.extra as StoreExtra;
  return {
    Accept: 'application/json',
    'Accept-Language': language(),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(isCreation(request) && { 'Idempotency-Key': idempotencyKey(request) }),
  };
}

/**
 * Answers to sign-in carry tokens: they must not be kept for repeating. A file in the place of another creates nothing,
 * and one without a name cannot be distinguished from the next.
 */
function isCreation({ method, url, upload }: ApiRequest): boolean {
  if (upload) return upload.adds === true && upload.file instanceof File;
  return method === 'POST' && !url.startsWith('/auth/');
}

async function sendFile(
  request: ApiRequest,
  part: UploadPart,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await sendUpload(`${baseUrl}${request.url}`, part, headers, signal);
  const status = answer.error?.status ?? 200;
  if (status > 0 && status < 500) creationAnswered(request);
  return answer;
}

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

async function sendJson(request: FetchArgs, api: BaseQueryApi, options: object): Promise<Answer> {
  const { data, error, meta } = await send(request, api, options);
  if (isAnswer(error)) creationAnswered(request);
  if (request.method === 'DELETE' && error === undefined) fileDeleted(request.url);
  if (error === undefined) return { data };
  const retryAfter = meta?.response?.headers.get('Retry-After');
  if (typeof error.status === 'number') {
    // As the product's specification has it: registration shows `error`, every other call `message`.
    const textIn = api.endpoint === 'register' ? 'error' : 'message';
    return { error: errorOfAnswer(error.status, error.data, { retryAfter, textIn }) };
  }
  if (error.status === 'PARSING_ERROR') return { error: errorOfPage(error.originalStatus, { retryAfter }) };
  if (api.signal.aborted) return { error: localError('ABORTED') };
  return { error: localError(error.status === 'TIMEOUT_ERROR' ? 'TIMEOUT' : 'NETWORK') };
}

/**
 * Did the server say what became of the call? Of one that ended with a fault of its own (a database that went away, a
 * proxy's timeout) nobody knows: it may have been done.
 */
function isAnswer(error: FetchBaseQueryError | undefined): boolean {
  if (typeof error?.status === 'number') return error.status < 500;
  return error === undefined || (error.status === 'PARSING_ERROR' && error.originalStatus < 500);
}

/** Ends the session of the token that was rejected; not one that began while the call was on its way. */
function endSession(api: BaseQueryApi, token: string | null): void {
  // Nobody may be asked to log in by what the page reads on its own.
  if (token === null && api.type === 'mutation') api.dispatch(callRejected());
  if (token === null) return;
  const isOfPage = token === tokenOfPage(api);
  if (token === readToken()) removeToken();
  if (isOfPage) api.dispatch(sessionExpired());
}
