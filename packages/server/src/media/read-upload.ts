import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { limits } from '@estela/contracts';
import type { FastifyRequest } from 'fastify';
import { ApiError, InvalidInputError, UnavailableError } from '../http/errors.ts';

const multipartLimits = { fileSize: limits.image.bytes, files: 1, fields: 10, parts: 11, fieldSize: 1024 };

/**
 * Writes the one file in a multipart request to `path`; the name of its field, its own name and the type it claims to be
 * are not looked at. `field` is its name in an error.
 */
export async function readUpload(request: FastifyRequest, field: string, path: string): Promise<void> {
  if (!request.isMultipart()) throw new ApiError('UNSUPPORTED_MEDIA');
  try {
    const upload = await request.file({ limits: multipartLimits });
    const bytes = upload ? await writeTo(path, upload.file) : 0;
    if (upload?.file.truncated) throw tooLarge();
    if (bytes === 0) throw new InvalidInputError({ [field]: 'required' }, 'pictureMissing');
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const { code = '', statusCode } = error as { code?: string; statusCode?: number };
    if (statusCode === 413) throw tooLarge(error);
    if (code.startsWith('FST_')) throw error;
    // The parser's own errors, as a form that ends too early, carry no status.
    throw new ApiError('VALIDATION', { text: 'malformedBody', cause: error });
  }
}

/** Returns how many bytes. What the disk fails of is no fault of the request. */
async function writeTo(path: string, source: Readable): Promise<number> {
  const file = await open(path, 'wx', 0o600).catch(unavailable);
  try {
    let bytes = 0;
    for await (const chunk of source as AsyncIterable<Buffer>) {
      await file.writeFile(chunk).catch(unavailable);
      bytes += chunk.length;
    }
    return bytes;
  } finally {
    await file.close();
  }
}

function unavailable(cause: unknown): never {
  throw new UnavailableError(cause);
}

function tooLarge(cause?: unknown): ApiError {
  return new ApiError('TOO_LARGE', { text: 'pictureTooLarge', cause });
}
