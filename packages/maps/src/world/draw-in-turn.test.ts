import { afterPaint } from '@estela/ui/after-paint';
import { drawInTurn, forgetDrawing } from './draw-in-turn.ts';

const [sea, land] = [{}, {}];
let drawn: string[];
const drawing = (name: string) => () => void drawn.push(name);
beforeEach(() => {
  drawn = [];
});
afterEach(() => jest.restoreAllMocks());

test('the latest drawing of each sheet comes once the page is painted', async () => {
  drawInTurn(sea, drawing('coarse sea'));
  drawInTurn(land, drawing('land'));
  drawInTurn(sea, drawing('sea'));
  expect(drawn).toEqual([]);
  await afterPaint();
  expect(drawn).toEqual(['sea', 'land']);
});

test('after a long drawing the page is painted before the next', async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => drawn.length * 20);
  drawInTurn(sea, drawing('sea'));
  drawInTurn(land, drawing('land'));
  await afterPaint();
  expect(drawn).toEqual(['sea']);
  await afterPaint();
  expect(drawn).toEqual(['sea', 'land']);
});

test('what is forgotten is not drawn, and what comes later is', async () => {
  drawInTurn(sea, drawing('sea'));
  forgetDrawing(sea);
  await afterPaint();
  drawInTurn(land, drawing('land'));
  await afterPaint();
  expect(drawn).toEqual(['land']);
});
