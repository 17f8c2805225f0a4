import type { SampleFlight } from '../flights.ts';
import { flyingDrone, quadSilhouette, wingSilhouette } from './drone-shape.ts';
import { width } from './land.ts';
import { type LightName, lights } from './light.ts';
import { landscape, type SceneName } from './scenes.ts';

/** What a place of the sample looks like, by the key of its spot. */
const places: Record<string, SceneName> = {
  atazar: 'lake',
  navalcarbon: 'forest',
  canfranc: 'ruin',
  riglos: 'peaks',
  malvarrosa: 'sea',
  calderona: 'forest',
  cullera: 'sea',
  sopelana: 'cliffs',
  jaizkibel: 'cliffs',
  vallgorguina: 'gates',
  sau: 'lake',
  tabernas: 'desert',
  bermejales: 'lake',
  zahara: 'sea',
  riotinto: 'desert',
  penas: 'cliffs',
  soton: 'ruin',
  ninas: 'lake',
  formentor: 'cliffs',
  casa: 'forest',
  nazare: 'sea',
  ouarzazate: 'desert',
  skogafoss: 'cliffs',
};

const fair: readonly LightName[] = ['day', 'dusk', 'day', 'dawn'];

/** A flight's place in the light of its hour and weather, with the drone in the air, 960 by 540. */
export function flightPoster(
  { spot, title, tags, weather }: SampleFlight,
  isWing: boolean,
  index: number,
  random: () => number,
): string {
  const scene = spot === null ? 'room' : (places[spot] ?? 'peaks');
  const name = lightOf([title, ...tags].join(' '), weather?.condition) ?? fair[index % fair.length] ?? 'day';
  const light = lights[name];
  const sunX = 150 + random() * (width - 300);
  const ink = scene === 'room' ? '#10151d' : light.land[3];
  const drone = flyingDrone(isWing ? wingSilhouette(ink) : quadSilhouette(ink), {
    x: 300 + random() * (scene === 'room' ? 180 : 360),
    y: 130 + random() * 90,
    size: 1.1 + random() * 0.9,
    tilt: random() * 24 - 12,
  });
  return landscape(scene, { random, light, sunX }, name === 'overcast' ? 5 : 2) + drone;
}

function lightOf(words: string, condition: string | undefined): LightName | undefined {
  if (/amanecer|mañana|madrugada|antes de las/i.test(words)) return 'dawn';
  if (/atardecer|ocaso|al caer/i.test(words)) return 'dusk';
  if (/noche|luna/i.test(words)) return 'night';
  return condition === 'clear' || condition === 'wind' || !condition ? undefined : 'overcast';
}
