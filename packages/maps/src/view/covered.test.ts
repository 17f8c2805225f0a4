import { coveredBy, roomAround } from './covered.ts';

/** An element of that place on the screen. */
function at(left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
}

const frame = at(0, 56, 360, 500);

test('a search over the map and a card at its foot leave what is between them', () => {
  const [search, card] = [at(8, 64, 280, 92), at(0, 356, 360, 200)];
  expect(coveredBy({ frame, search, card })).toEqual({ left: 0, top: 100, bottom: 200 });
  expect(coveredBy({ frame, search, card: null })).toEqual({ left: 0, top: 100, bottom: 0 });
});

test('a search beside the map covers nothing, a card at its side does', () => {
  const wide = at(368, 56, 900, 700);
  const [search, card] = [at(0, 120, 368, 90), at(384, 72, 320, 600)];
  expect(coveredBy({ frame: wide, search, card })).toEqual({ left: 336, top: 0, bottom: 0 });
});

test('some of the map counts as free however high a card is or may become', () => {
  const card = at(0, 100, 360, 456);
  expect(coveredBy({ frame, search: null, card }).bottom).toBe(310);
  expect(coveredBy({ frame, search: null, card: at(0, 500, 360, 56) }, true).bottom).toBe(310);
});

test('a pin at the edge of a box stands beside the buttons and above the foot', () => {
  const [controls, foot] = [at(300, 72, 44, 152), at(12, 500, 336, 44)];
  expect(roomAround({ frame, search: null, controls, foot })).toEqual({
    left: 24,
    top: 48,
    right: 84,
    bottom: 56,
  });
  const search = at(8, 64, 280, 92);
  expect(roomAround({ frame, search, controls, foot }).top).toBe(148);
});

test('of a low map some is left', () => {
  const low = at(0, 0, 300, 120);
  const { top, bottom } = roomAround({ frame: low, search: null, controls: null, foot: at(12, 64, 276, 44) });
  expect(top + bottom).toBeLessThan(80);
  expect(bottom).toBeGreaterThan(top);
});
