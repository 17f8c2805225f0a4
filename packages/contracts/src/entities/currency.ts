import { z } from 'zod';
import { issueKeys } from '../wire.ts';

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Is it one of the world, also one that is no more? In capital letters. */
export const isCurrency = (code: string): boolean => currencies.has(code);

/** ISO 4217. */
export const currency = z
  .string()
  .toUpperCase()
  .length(3)
  .refine(isCurrency, {
    params: { key: issueKeys.invalid },
  });
