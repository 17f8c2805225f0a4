import { flyingDrone, quadSilhouette } from './drone-shape.mjs';
import { lights } from './light.mjs';
import { landscape } from './scenes.mjs';

/** Scene and light of a sample group, by its key. */
const banners = {
  madrid: ['peaks', 'dawn'],
  racing: ['gates', 'day'],
  largo: ['desert', 'day'],
  cine: ['cliffs', 'dusk'],
  bandos: ['ruin', 'overcast'],
  taller: ['room', 'day'],
};

/** Where its people fly, with three of them in the air, 960 by 540. */
export function groupBanner(key, rng) {
  const [scene, name] = banners[key] ?? ['peaks', 'night'];
  const light = lights[name];
  const shape = quadSilhouette(scene === 'room' ? '#10151d' : light.land[3]);
  const drones = [
    { x: 620, y: 130, size: 1.7, tilt: -8 },
    { x: 430, y: 190, size: 1.1, tilt: 6 },
    { x: 800, y: 220, size: 0.8, tilt: -4 },
  ];
  return (
    landscape(scene, { rng, light, sunX: 200 + rng() * 560 }, 2) +
    drones.map((drone) => flyingDrone(shape, drone)).join('')
  );
}
