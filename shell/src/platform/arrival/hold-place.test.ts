import { holdPlace } from './hold-place.ts';

const timeout = 10_000;
let scrolled: number[] = [];
let frames: FrameRequestCallback[] = [];
let end: () => void = () => undefined;

beforeEach(() => {
  scrolled = [];
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
  Object.assign(window, {
    scrollY: 0,
    scrollTo: ({ top }: { top: number }) => {
      scrolled.push(top);
      Object.assign(window, { scrollY: top });
    },
  });
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
});

/** One frame, in which something has scrolled the page to `place`. */
function drawFrame(place?: number) {
  if (place !== undefined) Object.assign(window, { scrollY: place });
  for (const frame of frames.splice(0)) frame(0);
}

test('the last steps of a smooth scroll that was under way do not change the scroll position', () => {
  end = holdPlace(1500, timeout);
  drawFrame(1507);
  expect(window.scrollY).toBe(1500);
  drawFrame(1499);
  expect(window.scrollY).toBe(1500);
});

test('a page that scrolls later without a key or a pointer stays there', () => {
  end = holdPlace(1500, timeout);
  for (let frame = 0; frame < 5; frame++) drawFrame();
  expect(scrolled).toEqual([1500]);
  drawFrame(1800);
  expect(window.scrollY).toBe(1800);
});

test('scrolling by the visitor ends it at once', () => {
  end = holdPlace(1500, timeout);
  window.dispatchEvent(new Event('wheel'));
  drawFrame(1480);
  expect(window.scrollY).toBe(1480);
});
