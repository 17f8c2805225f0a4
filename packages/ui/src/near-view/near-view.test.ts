import { watchNear } from './near-view.ts';

interface Told {
  target: Element;
  isIntersecting: boolean;
}

/** What an observer of each margin would be told of: jsdom has no layout. */
const observers = new Map<string, (entries: Told[]) => void>();

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: Told[]) => void, { rootMargin }: { rootMargin: string }) {
      observers.set(rootMargin, tell);
    }
    observe() {}
    unobserve() {}
  } as never;
});

beforeEach(() => standAt(0));

function standAt(top: number) {
  Object.assign(window, { scrollY: top, innerHeight: 800 });
}

/** An element that is watched, and what was told of it. */
function watch() {
  const element = document.createElement('article');
  const told: boolean[] = [];
  const stop = watchNear(element, (isNear) => told.push(isNear));
  const lies = (screens: number) => {
    for (const [rootMargin, tell] of observers)
      tell([
        {
          target: element,
          isIntersecting: screens <= Number.parseFloat(rootMargin) / 100,
        },
      ]);
  };
  return { told, lies, stop };
}

it('tells of what comes near the screen, and of what goes with the page far from it', () => {
  const { told, lies } = watch();
  lies(3);
  lies(1.4);
  standAt(900);
  lies(2.6);
  standAt(0);
  lies(1.4);
  expect(told).toEqual([false, true, false, true]);
});

it('leaves as it is what lies between the two borders', () => {
  const { told, lies } = watch();
  lies(1.4);
  for (const screens of [1.5001, 1.4999, 1.5001, 2.4]) lies(screens);
  expect(told).not.toContain(false);
});

it('lets nothing go while the page stands, however its layout moves', () => {
  const { told, lies } = watch();
  lies(1);
  for (let time = 0; time < 5; time += 1) {
    lies(2.6);
    lies(1);
  }
  expect(told).not.toContain(false);
});

it('tells nothing more once it is not asked to', () => {
  const { told, lies, stop } = watch();
  stop();
  lies(1);
  expect(told).toEqual([]);
});
