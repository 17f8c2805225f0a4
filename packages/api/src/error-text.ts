import { type ApiError, errorOf } from './api-error.ts';

/** As i18next's `t`, as far as it is needed here. */
type Translate = (key: string) => string;

const keyOfCode: Record<ApiError['code'], string> = {
  VALIDATION: 'validation',
  INVALID_CREDENTIALS: 'unauthorized',
  SECOND_FACTOR: 'unauthorized',
  UNAUTHORIZED: 'unauthorized',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'notFound',
  CONFLICT: 'conflict',
  TOO_LARGE: 'tooLarge',
  UNSUPPORTED_MEDIA: 'unsupportedMedia',
  RATE_LIMITED: 'rateLimited',
  INTERNAL: 'server',
  UNAVAILABLE: 'server',
  NETWORK: 'network',
  TIMEOUT: 'timeout',
  ABORTED: 'unknown',
  UNKNOWN: 'unknown',
};

/** The text to show for an error: the server's own, else ours from the `common` catalogue by its code. */
export function errorText(error: unknown, t: Translate): string {
  const known = errorOf(error);
  if (!known) return '';
  return known.message || t(`common:error.${keyOfCode[known.code] ?? 'unknown'}`);
}
