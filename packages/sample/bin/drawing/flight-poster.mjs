import { flyingDrone, quadSilhouette, wingSilhouette } from './drone-shape.mjs';
import { width } from './land.mjs';
import { lights } from './light.mjs';
import { landscape } from './scenes.mjs';

/** What a place of the sample looks like, by the key of its spot. */
const places = {
  atazar: 'lake',
  navalcarbon: 'forest',
  canfranc: 'ruin',
  riglos: 'peaks',
  malvarrosa: 'sea',
  calderona: 'forest',
  sopelana: 'cliffs',
  jaizkibel: 'cliffs',
  vallgorguina: 'gates',
  sau: 'lake',
  bermejales: 'lake',
  zahara: 'sea',
  soton: 'ruin',
  ninas: 'lake',
  formentor: 'cliffs',
  nazare: 'sea',
};

const fair = ['day', 'dusk', 'day', 'dawn'];

/** A flight's place in the light of its hour and weather, with the drone in the air, 960 by 540. */
export function flightPoster({ spot, title, tags, weather }, isWing, index, rng) {
  const scene = spot === null ? 'room' : (places[spot] ?? 'peaks');
  const name = lightOf([title, ...tags].join(' '), weather?.condition) ?? fair[index % fair.length] ?? 'day';
  const light = lights[name];
  const sunX = 150 + rng() * (width - 300);
  const ink = scene === 'room' ? '#10151d' : light.land[3];
  const drone = flyingDrone(isWing ? wingSilhouette(ink) : quadSilhouette(ink), {
    x: 300 + rng() * (scene === 'room' ? 180 : 360),
    y: 130 + rng() * 90,
    size: 1.1 + rng() * 0.9,
    tilt: rng() * 24 - 12,
  });
  return landscape(scene, { rng, light, sunX }, name === 'overcast' ? 5 : 2) + drone;
}

function lightOf(words, condition) {
  if (/amanecer|mañana|madrugada|antes de las/i.test(words)) return 'dawn';
  if (/atardecer|ocaso|al caer/i.test(words)) return 'dusk';
  if (/noche|luna/i.test(words)) return 'night';
  return condition === 'clear' || condition === 'wind' || !condition ? undefined : 'overcast';
}
