import type { Spot } from '@estela/contracts';
import { render } from '@testing-library/react';
import { SpotPicture } from './spot-picture.tsx';

const at: Spot['location'] = { lat: 39.4, lng: -0.3, address: null, country: 'ES', precision: 'exact' };
const beach = { _id: 's1', name: 'Playa norte', description: '', location: at, photos: [] };

/** The drawing of the ground that a spot's words tell of. */
const sceneOf = (container: HTMLElement) => container.querySelector('svg[data-terrain]');

test('a spot without a photo is drawn by its words, each in its own way', () => {
  const one = render(<SpotPicture spot={beach} />).container;
  const other = render(<SpotPicture spot={{ ...beach, _id: 's2' }} />).container;
  expect(sceneOf(one)).toHaveAttribute('data-terrain', 'coast');
  expect(sceneOf(other)?.innerHTML).not.toBe(sceneOf(one)?.innerHTML);
});

test('its photo comes first, then the streets around it where there are any', () => {
  const photos = [{ _id: 'm1', url: '/api/media/0a/960.webp', alt: 'La entrada' }];
  const settings = { mapFile: '/map/streets.pmtiles' };
  const withPhoto = render(<SpotPicture spot={{ ...beach, photos }} settings={settings} />).container;
  expect(withPhoto.querySelector('img')).toHaveAttribute('src', '/api/media/0a/960.webp');
  const withStreets = render(<SpotPicture spot={beach} settings={settings} />).container;
  expect(sceneOf(withStreets)).toBeNull();
  expect(withStreets.querySelector('canvas')).toBeInTheDocument();
});

test('a spot whose words tell of no ground is shown where it lies; a small picture has no pin', () => {
  const plain = { ...beach, name: 'Mi sitio' };
  const large = render(<SpotPicture spot={plain} />).container;
  expect(large.querySelector('canvas')).toBeInTheDocument();
  expect(large.querySelector('svg')).toBeInTheDocument();
  const small = render(<SpotPicture spot={plain} small />).container;
  expect(small.querySelector('canvas')).toBeInTheDocument();
  expect(small.querySelector('svg')).toBeNull();
});
