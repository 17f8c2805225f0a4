import { errorText } from '@estela/api';
import { useUpdateSpotMutation } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { toast } from '@estela/ui';
import { useEffect, useRef } from 'react';

type Photo = Pick<Spot['photos'][number], '_id' | 'alt'>;

/**
 * Changes order and descriptions of a spot's photos. A change counts at once, before its response has arrived,
 * and the changes are sent one by one.
 */
export function usePhotoChanges({ _id, photos }: Pick<Spot, '_id' | 'photos'>) {
  const { t: common } = useTranslation('common');
  const [update] = useUpdateSpotMutation();
  const wanted = useRef<readonly Photo[]>(photos);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);
  useEffect(() => {
    if (underWay.current === 0) wanted.current = photos;
  }, [photos]);

  async function send(body: Photo[]) {
    const { error } = await update({ id: _id, body: { photos: body } });
    underWay.current -= 1;
    if (error) toast({ tone: 'danger', text: errorText(error, common) });
  }

  function keep(next: Photo[]) {
    wanted.current = next;
    underWay.current += 1;
    sent.current = sent.current.then(() => send(next));
  }

  return {
    /** Moves a photo one place forward. */
    moveForward(photo: string) {
      const order = wanted.current.map(({ _id, alt }) => ({ _id, alt }));
      const from = order.findIndex((one) => one._id === photo);
      if (from > 0) order.splice(from - 1, 0, ...order.splice(from, 1));
      keep(order);
    },
    describe(photo: string, alt: string) {
      keep(wanted.current.map((one) => ({ _id: one._id, alt: one._id === photo ? alt : one.alt })));
    },
  };
}
