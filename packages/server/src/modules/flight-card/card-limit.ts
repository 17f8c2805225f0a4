import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key.ts';
import { RateLimitedError } from '../../http/errors.ts';
import { WindowCounter } from '../../http/window-counter.ts';

const minute = 60_000;
/** Cards drawn for one address; a messenger asks for one for each link. */
const perAddress = 30;
/** Cards drawn by this process: a third of one processor's time. */
const together = 60;

/** How many cards are drawn in a minute; those that were drawn before are not counted. */
export function createCardLimit({ config }: FastifyInstance) {
  const factor = config.rateLimitFactor;
  const ofAddress = new WindowCounter({ limit: perAddress * factor, length: minute });
  const ofAll = new WindowCounter({ limit: together * factor, length: minute });
  return (request: FastifyRequest): void => {
    const wait = ofAddress.hit(addressKey(request.ip)) || ofAll.hit('cards');
    if (wait > 0) throw new RateLimitedError(wait / 1_000);
  };
}
