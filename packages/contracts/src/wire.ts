/** Building blocks of every schema: ids, texts, numbers, pages. Bounds come from ./limits. */
import { z } from 'zod';
import { credentialsPattern, limits } from './limits.ts';
import { lineText } from './line-text.ts';
import { isWebAddress } from './web-address.ts';

/** Stable error keys that server and forms both translate (`validation` catalogue). */
export const issueKeys = {
  unsafeText: 'unsafeText',
  username: 'username',
  httpUrl: 'url',
  urlCredentials: 'urlCredentials',
  socialLink: 'socialLink',
  invalid: 'invalid',
  required: 'required',
  passwordsDontMatch: 'passwordsDontMatch',
  tooManyBytes: 'tooManyBytes',
  repeated: 'repeated',
  flightDate: 'flightDate',
  date: 'date',
} as const;

/** Null bytes break PostgreSQL text, lone surrogates break UTF-8: nobody types either. */
const isSafe = (value: string) => !/[\0\p{Cs}]/u.test(value);

/** Trimmed text of `min` to `max` characters. */
export function text(max: number, min = 0) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine(isSafe, { params: { key: issueKeys.unsafeText } });
}

/** What cannot be seen is taken out of lines that are up to so many times too long: in a megabyte it takes seconds. */
const unseenShare = 20;

/** A name or a title: text of one line, without what cannot be seen. */
export function line(max: number, min = 0) {
  return z
    .string()
    .overwrite((value) => (value.length > max * unseenShare ? value : lineText(value)))
    .min(min)
    .max(max)
    .refine(isSafe, { params: { key: issueKeys.unsafeText } });
}

/** Text that is kept byte for byte: at least one character, at most `maxBytes` in UTF-8. */
export function rawText(maxBytes = Number.POSITIVE_INFINITY) {
  return z
    .string()
    .min(1)
    .refine((value) => value.length * 3 <= maxBytes || utf8Bytes(value) <= maxBytes, {
      params: { key: issueKeys.tooManyBytes, values: { kib: maxBytes / 1024 } },
    })
    .refine(isSafe, { params: { key: issueKeys.unsafeText } });
}

function utf8Bytes(value: string): number {
  let bytes = 0;
  for (const char of value) bytes += bytesOf(char.codePointAt(0) ?? 0);
  return bytes;
}

function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}

/** UUID, as every `_id`. Made by the server as version 7. */
export const id = z.uuid();

/** ISO 8601 instant; answers are in UTC. */
export const instant = z.iso.datetime({ offset: true });

/** A web address without credentials in it. */
export const httpUrl = z
  .url()
  .max(limits.url.max)
  .refine(isWebAddress, { params: { key: issueKeys.httpUrl } })
  .refine((value) => !credentialsPattern.test(value), { params: { key: issueKeys.urlCredentials } })
  .refine(isSafe, { params: { key: issueKeys.unsafeText } });

/** An optional link: empty text for none. */
export const optionalUrl = z.union([z.literal(''), httpUrl]);

export const tags = z.array(text(limits.tag.max, limits.tag.min)).max(limits.tags.max);

/** WGS 84 degrees. */
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(limits.page.max).default(limits.page.default),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
});

export const streamQuery = z.object({
  cursor: z.string().max(500).meta({ description: '`nextCursor` of the last answer' }).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
});

/**
 * IANA name of the viewer's time zone; the server computes "today" in it. A browser that cannot tell it shows the times of
 * UTC and calls them of `Etc/Unknown`, which nobody else knows.
 */
export const timeZone = z
  .string()
  .max(64)
  .overwrite((zone) => (zone === 'Etc/Unknown' ? 'UTC' : zone))
  .refine(isTimeZone, { params: { key: 'invalid' } })
  .meta({ description: 'IANA name of the viewer’s time zone' });

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** A page of a list of the viewer's own items. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
  });
}

/** One page of a stream, newest first; `nextCursor` is null at the end. */
export function streamOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

export const idParams = z.object({ id });

export const done = z.object({ message: z.string() }).meta({ id: 'Done' });
