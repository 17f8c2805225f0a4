/** How far from the screen, in heights of the screen, an element that comes is drawn in full. */
const near = 1.5;

/** From where on one that goes is no longer. In between each stays as it is. */
const far = 2.5;

/** So much of the screen's height must the page have moved since an element came before that one goes. */
const moved = 0.5;

type Tell = (isNear: boolean) => void;

interface Watched {
  tell: Tell;
  /** Where the page stood when it came; undefined while it is not here. */
  cameAt?: number;
}

const watched = new WeakMap<Element, Watched>();
let observers: readonly IntersectionObserver[] | undefined;

/**
 * Tells whether an element is near the screen, now and whenever that changes. Two observers serve all elements.
 *
 * Where an element lies depends a little on how it is drawn, and on what is drawn above it. Hence two borders, and hence
 * nothing goes while the page stands where it stood: at rest elements only come, so the page comes to an end of it.
 */
export function watchNear(element: Element, tell: Tell): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell(true);
    return () => undefined;
  }
  observers ??= [observer(near, come), observer(far, go)];
  watched.set(element, { tell });
  for (const one of observers) one.observe(element);
  return () => {
    watched.delete(element);
    for (const one of observers ?? []) one.unobserve(element);
  };
}

function observer(screens: number, tell: (entry: IntersectionObserverEntry) => void): IntersectionObserver {
  return new IntersectionObserver((entries) => entries.forEach(tell), {
    rootMargin: `${screens * 100}% 0px`,
  });
}

function come({ target, isIntersecting }: IntersectionObserverEntry): void {
  const one = watched.get(target);
  if (!one || !isIntersecting) return;
  one.cameAt = scrollY;
  one.tell(true);
}

function go({ target, isIntersecting }: IntersectionObserverEntry): void {
  const one = watched.get(target);
  if (!one || isIntersecting) return;
  if (one.cameAt !== undefined && Math.abs(scrollY - one.cameAt) < moved * innerHeight) return;
  delete one.cameAt;
  one.tell(false);
}
