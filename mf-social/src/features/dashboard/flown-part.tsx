import { Skeleton } from '@estela/ui';
import { useLazyPart } from '@estela/ui/lazy';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShownTo } from './recent-section.tsx';

const loadFlown = async () =>
  (await import(/* webpackChunkName: "flown" */ './flown/flown-section.tsx')).FlownSection;

/** What the pilot flew in figures and pictures. Comes, and asks for its data, when the end of the page is near. */
export function FlownPart(props: ShownTo) {
  const { Part: Flown, ask } = useLazyPart(loadFlown);
  const place = useRef<HTMLDivElement>(null);
  const isHere = Flown !== undefined;
  const fetch = useEffectEvent(() => void ask());

  useEffect(() => {
    if (isHere || !place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetch();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isHere]);

  if (Flown) return <Flown {...props} />;
  return (
    <div ref={place}>
      <Skeleton shape="block" height="24rem" />
    </div>
  );
}
