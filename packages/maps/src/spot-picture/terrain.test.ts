import { terrainOf } from './terrain.ts';

test.each([
  ['Playa de la Malvarrosa', null, 'coast'],
  ['Bando de la fábrica', 'junto al río', 'ruin'],
  ['Mi sitio', 'Un pinar con claros', 'forest'],
  ['Old quarry', null, 'ruin'],
  ['Club Alas', null, 'field'],
  ['Serrano', 'nada', undefined],
  ['Mi sitio', 'Antes era un hotel', undefined],
  ['Pantanosa', null, undefined],
] as const)('%s, %s: %s', (name, description, terrain) => {
  expect(terrainOf(name, description)).toBe(terrain);
});
