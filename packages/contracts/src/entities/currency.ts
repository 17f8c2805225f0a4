import { z } from 'zod';
import { issueKeys } from '../wire.ts';

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217. */
export const currency = z
  .string()
  .toUpperCase()
  .length(3)
  .refine((code) => currencies.has(code), {
    params: { key: issueKeys.invalid },
  });
