import { droneTypes } from '@estela/contracts/values';
import { render } from '@testing-library/react';
import { DroneCover } from './index.ts';

const drawn = (type: (typeof droneTypes)[number], image: string | null = null) =>
  render(<DroneCover drone={{ _id: 'd1', type, image }} />).container;

test('each kind has a drawing of its own', () => {
  const drawings = droneTypes.map((type) => drawn(type).querySelector('svg')?.innerHTML);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(droneTypes.length);
});

test('a photo takes its place', () => {
  const cover = drawn('whoop', '/media/a.webp');
  expect(cover.querySelector('img')).toBeInTheDocument();
  expect(cover.querySelector('svg')).toBeNull();
});
