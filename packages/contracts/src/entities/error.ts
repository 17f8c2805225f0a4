import { z } from 'zod';
import { errorStatus } from '../errors.ts';

const codes = Object.keys(errorStatus) as [keyof typeof errorStatus, ...(keyof typeof errorStatus)[]];

export const errorBody = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.enum(codes),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'ErrorBody' });
