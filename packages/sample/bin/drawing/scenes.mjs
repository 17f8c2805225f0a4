import { firs, height, ridge, sky, water, width } from './land.mjs';

const clay = ['#d8a276', '#bd7a4c', '#8d5638', '#4c3026'];
const concrete = ['#aeb6ba', '#878f94', '#5c6469'];

/** What lies under the sky of a place; each draws from far to near. */
const scenes = {
  lake: ({ rng, light, sunX }) =>
    ridge(rng, 210, 120, 0.75, light.land[0]) +
    ridge(rng, 270, 80, 0.3, light.land[1]) +
    water(rng, 352, sunX, light) +
    ridge(rng, 450, 70, 0.2, light.land[3]) +
    firs(rng, 520, 120, 9, light.land[3]),
  sea: ({ rng, light, sunX }) =>
    water(rng, 310, sunX, light) +
    `<path d="M0 540 V430 C180 396 330 470 520 462 S800 520 960 500 V540 Z" fill="#e8cf9f" fill-opacity=".9"/>` +
    `<path d="M0 432 C180 398 330 472 520 464 S800 522 960 502" fill="none" stroke="#fff" stroke-width="6" stroke-opacity=".75"/>` +
    ridge(rng, 500, 60, 0.1, light.land[3]),
  cliffs: ({ rng, light, sunX }) =>
    water(rng, 330, sunX, light) +
    `<path d="M960 170 L860 176 L826 206 L770 214 L742 262 L700 268 L690 344 L640 352 L628 420 L560 446 V540 H960 Z" fill="${light.land[2]}"/>` +
    `<path d="M960 260 L890 272 L850 330 L800 340 L780 410 L720 430 L700 540 H960 Z" fill="${light.land[3]}"/>` +
    ridge(rng, 470, 70, 0.8, light.land[3]),
  peaks: ({ rng, light }) =>
    ridge(rng, 110, 220, 0.95, light.land[0]) +
    ridge(rng, 210, 180, 0.85, light.land[1]) +
    ridge(rng, 330, 110, 0.6, light.land[2]) +
    ridge(rng, 430, 60, 0.2, light.land[3]) +
    firs(rng, 520, 95, 16, light.land[3]),
  forest: ({ rng, light }) =>
    ridge(rng, 250, 90, 0.3, light.land[0]) +
    firs(rng, 400, 150, 22, light.land[1]) +
    firs(rng, 470, 210, 15, light.land[2]) +
    firs(rng, 560, 330, 8, light.land[3]),
  desert: ({ rng }) =>
    `<path d="M60 440 L120 232 H260 L290 262 H330 L400 440 Z M520 440 L590 262 H640 L660 240 H760 L840 440 Z" fill="${clay[0]}"/>` +
    ridge(rng, 330, 60, 0.15, clay[1]) +
    ridge(rng, 390, 60, 0.1, clay[2]) +
    ridge(rng, 460, 60, 0.1, clay[3]),
  ruin: ({ rng, light }) =>
    ridge(rng, 290, 80, 0.4, light.land[0]) + ruins(rng) + ridge(rng, 470, 50, 0.3, light.land[3]),
  gates: ({ rng, light }) =>
    ridge(rng, 280, 70, 0.3, light.land[0]) +
    firs(rng, 372, 60, 40, light.land[1]) +
    `<rect y="365" width="${width}" height="${height - 365}" fill="${light.land[2]}"/>` +
    gate(210, 330, 0.5, '#35c7d9') +
    gate(640, 350, 0.8, '#ff6b1a') +
    gate(330, 400, 1.5, '#ff6b1a'),
  room: ({ rng, light }) => room(rng, light),
};

/** Sky and land of a place in one light. */
export function landscape(scene, input, clouds) {
  const { rng, light, sunX } = input;
  const above = scene === 'room' ? '' : sky(rng, sunX, 190 + rng() * 70, light, clouds);
  return above + scenes[scene](input);
}

function ruins(rng) {
  const block = (x, w, top, fill) => {
    const windows = Array.from({ length: Math.floor(w / 46) * 3 }, (_, index) => {
      const column = index % Math.floor(w / 46);
      const row = Math.floor(index / Math.floor(w / 46));
      return `<rect x="${x + 14 + column * 46}" y="${top + 30 + row * 62}" width="24" height="38" fill="${concrete[0]}" fill-opacity="${(0.25 + rng() * 0.6).toFixed(2)}"/>`;
    }).join('');
    const broken = `M${x} 540 V${top + 20} l${w * 0.2}-24 l${w * 0.2} 18 l${w * 0.25}-14 l${w * 0.35} 26 V540 Z`;
    return `<path d="${broken}" fill="${fill}"/>${windows}`;
  };
  return (
    block(90, 250, 270, concrete[1]) +
    `<path d="M400 540 L410 150 h34 L454 540 Z" fill="${concrete[2]}"/>` +
    block(500, 330, 300, concrete[2])
  );
}

function gate(x, y, size, colour) {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke-width="11">` +
    `<path d="M-52 60 V-46 H52 V60" stroke="#fff" stroke-opacity=".9"/>` +
    `<path d="M-52 60 V-46 H52 V60" stroke="${colour}" stroke-dasharray="22 22"/></g>`
  );
}

function room(rng, { land, sun }) {
  const books = Array.from({ length: 16 }, (_, index) => {
    const tall = 44 + rng() * 30;
    const colours = ['#ff6b1a', '#35c7d9', '#e8cf9f', '#8a5a7a', '#5f8f6d'];
    return `<rect x="${620 + index * 17}" y="${(214 - tall).toFixed()}" width="14" height="${tall.toFixed()}" rx="1" fill="${colours[Math.floor(rng() * 5)]}"/>`;
  }).join('');
  return (
    `<rect width="${width}" height="${height}" fill="#3c4760"/><rect y="400" width="${width}" height="140" fill="#7a5a44"/>` +
    `<rect x="90" y="70" width="250" height="220" rx="6" fill="${sun}"/><rect x="100" y="80" width="230" height="200" fill="#7fbce4"/>` +
    `<path d="M100 240 L170 180 L230 230 L280 190 L330 240 V280 H100 Z" fill="${land[2]}"/><path d="M215 80 V280 M100 180 H330" stroke="${sun}" stroke-width="8"/>` +
    `<rect x="600" y="214" width="310" height="12" fill="#c9a77c"/>${books}` +
    `<rect x="420" y="330" width="330" height="90" rx="26" fill="#b8533f"/><rect x="400" y="300" width="60" height="130" rx="24" fill="#a04434"/><rect x="710" y="300" width="60" height="130" rx="24" fill="#a04434"/>` +
    `<circle cx="230" cy="400" r="88" fill="none" stroke="#35c7d9" stroke-width="14"/><circle cx="230" cy="400" r="88" fill="none" stroke="#fff" stroke-width="14" stroke-dasharray="34 60"/>`
  );
}
