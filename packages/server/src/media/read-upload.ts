import { limits } from '@estela/contracts';
import type { FastifyRequest } from 'fastify';
import { ApiError, InvalidInputError } from '../http/errors.ts';

const multipartLimits = { fileSize: limits.image.bytes, files: 1, fields: 10, parts: 11, fieldSize: 1024 };

/**
 * The bytes of the one file in a multipart request; the name of its field, its own name and the type it claims to be
 * are not looked at. `field` is its name in an error.
 */
export async function readUpload(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiError('UNSUPPORTED_MEDIA');
  try {
    const file = await request.file({ limits: multipartLimits, throwFileSizeLimit: true });
    const bytes = await file?.toBuffer();
    // The plugin looks while it reads: a file cut after its last piece was read slips through.
    if (file?.file.truncated) throw new ApiError('TOO_LARGE', { text: 'pictureTooLarge' });
    if (!bytes?.length) throw new InvalidInputError({ [field]: 'required' }, 'pictureMissing');
    return bytes;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const { code = '', statusCode } = error as { code?: string; statusCode?: number };
    if (statusCode === 413) throw new ApiError('TOO_LARGE', { text: 'pictureTooLarge', cause: error });
    if (code.startsWith('FST_')) throw error;
    // The parser's own errors, as a form that ends too early, carry no status.
    throw new ApiError('VALIDATION', { text: 'malformedBody', cause: error });
  }
}
