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

/** The browser draws once, after something has moved the page to `place`. */
function drawFrame(place?: number) {
  if (place !== undefined) Object.assign(window, { scrollY: place });
  for (const frame of frames.splice(0)) frame(0);
}

test('the last steps of a smooth scroll that was under way do not move the place', () => {
  end = holdPlace(1500, timeout);
  drawFrame(1507);
  expect(window.scrollY).toBe(1500);
  drawFrame(1499);
  expect(window.scrollY).toBe(1500);
});

test('a page that moves later, by no key and no pointer, is left where it goes', () => {
  end = holdPlace(1500, timeout);
  for (let frame = 0; frame < 5; frame++) drawFrame();
  expect(scrolled).toEqual([1500]);
  drawFrame(1800);
  expect(window.scrollY).toBe(1800);
});

test("the visitor's own move ends it at once", () => {
  end = holdPlace(1500, timeout);
  window.dispatchEvent(new Event('wheel'));
  drawFrame(1480);
  expect(window.scrollY).toBe(1480);
});
