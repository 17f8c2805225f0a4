import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from '../wire.ts';

/** Which things a batch is about. */
export const batchIds = z.object({ ids: z.array(id).min(1).max(limits.batch.max) }).meta({ id: 'BatchIds' });

/** What became of each thing of a batch. */
export const batchResult = z
  .object({
    done: z.array(id),
    failed: z.array(z.object({ id, code: z.enum(['FORBIDDEN', 'NOT_FOUND']) })),
  })
  .meta({ id: 'BatchResult' });
export type BatchResult = z.infer<typeof batchResult>;
