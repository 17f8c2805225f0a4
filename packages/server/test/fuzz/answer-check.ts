import { type Call, errorStatus } from '@estela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { pickLanguage } from '../../src/http/language.ts';
import en from '../../src/locales/en.json' with { type: 'json' };
import es from '../../src/locales/es.json' with { type: 'json' };
import { namedStatuses } from '../support/test-server.ts';
import { secret } from './fixture.ts';
import type { FuzzRequest } from './fuzz-request.ts';

const texts = { es: new Set(Object.values(es.errors)), en: new Set(Object.values(en.errors)) };
const innards = /node_modules|\bat \S+ \(|\.ts:\d|select .+ from |"stack"|\{\{/;

/** The fault of a response to a fuzz request; null if there is none. */
export function faultOf({ call, options }: FuzzRequest, answer: LightMyRequestResponse): string | null {
  const { statusCode: status, body } = answer;
  if (status >= 500) return 'a failure of the server';
  if (body.includes(secret)) return 'reveals what nobody but the victim may read';
  if (isOf(call, options) && !namedStatuses(call).includes(status))
    return 'a status that its call does not name';
  if (status < 400 || options.method === 'HEAD') return null;
  if (!String(answer.headers['content-type']).startsWith('application/json'))
    return 'an error that is not JSON';
  const language = options.headers['accept-language'];
  return errorFault(status, body, pickLanguage(language?.toString()));
}

/** Did the request reach its call? One with another method or a longer path ends elsewhere. */
function isOf(call: Call, { method, url }: FuzzRequest['options']): boolean {
  const path = new RegExp(`^/api${call.path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);
  return method === call.method && path.test(url);
}

function errorFault(status: number, body: string, language: 'es' | 'en'): string | null {
  const { error, message, code, fields = {}, ...rest } = parsed(body) as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return `an error with more in it: ${Object.keys(rest)}`;
  if (errorStatus[code as keyof typeof errorStatus] !== status) return `code ${code} with status ${status}`;
  if (error !== message || !texts[language].has(String(message)))
    return `not the text of an error in ${language}`;
  if (innards.test(body)) return 'shows innards';
  const isText = (text: unknown) => typeof text === 'string' && text.length > 0 && text.length < 300;
  if (!Object.values(fields as object).every(isText)) return 'fields that are not texts';
  return null;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return { broken: body.slice(0, 100) };
  }
}
