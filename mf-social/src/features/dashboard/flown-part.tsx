import { Skeleton } from '@estela/ui';
import { useLazyPart } from '@estela/ui/lazy';
import { useNearView } from '@estela/ui/near-view';
import { useEffect, useEffectEvent } from 'react';
import type { ShownTo } from './recent-section.tsx';

const loadFlown = async () =>
  (await import(/* webpackChunkName: "flown" */ './flown/flown-section.tsx')).FlownSection;

/** What the pilot flew in figures and pictures. Comes, and asks for its data, when the end of the page is near. */
export function FlownPart(props: ShownTo) {
  const { Part: Flown, ask } = useLazyPart(loadFlown);
  const { place, isNear } = useNearView('400px');
  const fetch = useEffectEvent(() => void ask());

  useEffect(() => {
    if (isNear) fetch();
  }, [isNear]);

  if (Flown) return <Flown {...props} />;
  return (
    <div ref={place}>
      <Skeleton shape="block" height="24rem" />
    </div>
  );
}
