/** How far from the screen a row is drawn in full, in heights of the screen. */
const rootMargin = '150% 0px';

type Tell = (isNear: boolean) => void;

const told = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** Tells whether an element is near the screen, now and whenever that changes. One observer serves every row. */
export function watchNear(element: Element, tell: Tell): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell(true);
    return () => undefined;
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
    },
    { rootMargin },
  );
  told.set(element, tell);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
