import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isAppName, isVersionName } from '../../store/store-paths.ts';

const orderSchema = z.object({
  /** App -> version. */
  apps: z.record(z.string().refine(isAppName), z.string().refine(isVersionName)),
  /** Of a whole set: the apps that were disabled in it. */
  disabled: z.array(z.string()).optional(),
  /** These versions and no others: what else is live is left out. */
  whole: z.literal(true).optional(),
  /** Seconds since 1970. */
  until: z.number().int().positive(),
});

/** What an override link orders for one browser. */
export type Order = z.infer<typeof orderSchema>;

/** The text in the link and in the cookie: the order in the clear, and its HMAC. */
export function tokenOf(order: Order, key: Buffer): string {
  const body = Buffer.from(JSON.stringify(order)).toString('base64url');
  return signed(body, key);
}

/** The order in a token; nothing where it was not signed with this key, or has expired at `now` (ms). */
export function readToken(token: string, key: Buffer, now: number): Order | undefined {
  const [body = ''] = token.split('.');
  // The whole text, since it becomes a cookie: decoding would pass over what stands behind the signature.
  const given = Buffer.from(token);
  const expected = Buffer.from(signed(body, key));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const order = orderSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return order.success && order.data.until * 1000 > now ? order.data : undefined;
}

function signed(body: string, key: Buffer): string {
  return `${body}.${createHmac('sha256', key).update(`estela override ${body}`).digest('base64url')}`;
}
