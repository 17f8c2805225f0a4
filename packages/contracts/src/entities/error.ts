import { z } from 'zod';
import { errorStatus } from '../errors.ts';
import { id } from '../wire.ts';

const codes = Object.keys(errorStatus) as [keyof typeof errorStatus, ...(keyof typeof errorStatus)[]];

export const errorBody = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.enum(codes),
    item: id.optional().meta({ description: 'What is in the way: of a conflict, the item that is there' }),
    ticket: z
      .string()
      .optional()
      .meta({ description: 'Of a login while the account is suspended: opens `POST /auth/suspension`' }),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'ErrorBody' });
