/** Half the distances between motors and the radius of a propeller, in a drawing 960 wide. */
const builds = {
  freestyle: { across: 150, along: 130, propeller: 96, blades: 3 },
  racing: { across: 145, along: 150, propeller: 96, blades: 3 },
  cinewhoop: { across: 140, along: 130, propeller: 84, blades: 5, ducts: true },
  longRange: { across: 190, along: 160, propeller: 128, blades: 2 },
  toothpick: { across: 135, along: 135, propeller: 90, blades: 2 },
  whoop: { across: 108, along: 108, propeller: 78, blades: 4, ducts: true },
  micro: { across: 125, along: 120, propeller: 84, blades: 3 },
  xClass: { across: 200, along: 165, propeller: 124, blades: 3 },
  other: { across: 140, along: 120, propeller: 86, blades: 3, ducts: true },
};

const backdrops = [
  ['#24496b', '#0c1626', '#35c7d9'],
  ['#7a3b2e', '#1d1018', '#ff6b1a'],
  ['#2f5d50', '#0d1c1c', '#9fe3a1'],
  ['#4a3b75', '#140f26', '#c9a2ff'],
  ['#2b5a6b', '#0b171c', '#ffd166'],
  ['#3c4a5c', '#10151d', '#ff8fa3'],
];

/** A drone from above on a bench mat, 800 by 600; neighbours in a list have mats of different colours. */
export function dronePortrait(type, index, rng) {
  const [light, dark, accent] = backdrops[index % backdrops.length] ?? backdrops[0];
  const turn = rng() * 50 - 25;
  return (
    '<g transform="scale(.8334)">' +
    `<radialGradient id="mat" cx=".5" cy=".42" r=".75"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
    '<rect width="960" height="720" fill="url(#mat)"/>' +
    matLines() +
    `<g transform="translate(492 392) rotate(${turn}) scale(1.02)" opacity=".35">${outline(type)}</g>` +
    `<g transform="translate(480 362) rotate(${turn})">${type === 'wing' ? wing(accent) : quad(builds[type], accent, rng)}</g></g>`
  );
}

function matLines() {
  const lines = (count, line) => Array.from({ length: count }, (_, index) => line(index * 60)).join('');
  const path = lines(17, (x) => `M${x} 0V720`) + lines(13, (y) => `M0 ${y}H960`);
  return `<path d="${path}" stroke="#fff" stroke-opacity=".05" stroke-width="2"/>`;
}

/** Its shadow. */
function outline(type) {
  if (type === 'wing') return '<path d="M0-120 L330 60 L330 110 L90 70 L-90 70 L-330 110 L-330 60 Z"/>';
  const { across, along, propeller } = builds[type];
  return motors({ across, along })
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${propeller * 0.9}" fill-opacity=".5"/>`)
    .join('');
}

function motors({ across, along }) {
  return [
    [-across, -along],
    [across, -along],
    [across, along],
    [-across, along],
  ];
}

function quad(build, accent, rng) {
  const places = motors(build);
  const arms = places
    .map(([x, y]) => `<path d="M0 0 L${x} ${y}" stroke="#1a1e26" stroke-width="34" stroke-linecap="round"/>`)
    .join('');
  const rotors = places.map(([x, y]) => rotor(x, y, build, accent, rng() * 120)).join('');
  return arms + rotors + body(accent);
}

function rotor(x, y, { propeller, blades, ducts }, accent, turn) {
  const blade = `<path d="M0-6 Q${propeller * 0.5}-22 ${propeller - 6}-5 Q${propeller * 0.55} 9 0 6 Z"/>`;
  const all = Array.from(
    { length: blades },
    (_, index) => `<g transform="rotate(${(turn + (index * 360) / blades).toFixed()})">${blade}</g>`,
  ).join('');
  const duct = ducts
    ? `<circle r="${propeller + 8}" fill="#000" fill-opacity=".18" stroke="#20252f" stroke-width="15"/><circle r="${propeller + 8}" fill="none" stroke="${accent}" stroke-opacity=".5" stroke-width="3"/>`
    : `<circle r="${propeller}" fill="#fff" fill-opacity=".06"/>`;
  return (
    `<g transform="translate(${x} ${y})">${duct}<g fill="${accent}" fill-opacity=".82">${all}</g>` +
    '<circle r="25" fill="#11141a"/><circle r="19" fill="#3a414d"/><circle r="8" fill="#c9d1da"/></g>'
  );
}

/** Plate, battery with its strap, camera in front and aerial behind. */
function body(accent) {
  return (
    '<path d="M-44-120 L44-120 L60-70 V86 L38 128 H-38 L-60 86 V-70 Z" fill="#14181f" stroke="#2c333f" stroke-width="4"/>' +
    '<rect x="-40" y="-58" width="80" height="132" rx="10" fill="#262d39"/><rect x="-40" y="-58" width="80" height="26" rx="8" fill="#3a4352"/>' +
    `<rect x="-46" y="-6" width="92" height="30" rx="4" fill="${accent}"/>` +
    '<path d="M34 74 C70 100 60 128 30 136" fill="none" stroke="#d43d2f" stroke-width="8"/><path d="M22 74 C52 104 46 124 20 130" fill="none" stroke="#111" stroke-width="8"/>' +
    '<rect x="-26" y="-146" width="52" height="40" rx="8" fill="#0b0e13"/><circle cy="-140" r="17" fill="#2b3240"/><circle cy="-143" r="10" fill="#5fb4d9"/><circle cx="-4" cy="-147" r="3" fill="#fff"/>' +
    '<path d="M-16 128 L-34 196" stroke="#0b0e13" stroke-width="9" stroke-linecap="round"/><circle cx="-35" cy="200" r="13" fill="#0b0e13"/>'
  );
}

function wing(accent) {
  return (
    '<path d="M0-130 L340 50 V108 L96 66 H-96 L-340 108 V50 Z" fill="#eef1f4"/>' +
    `<path d="M150-51 L340 50 V108 L250 92 Z M-150-51 L-340 50 V108 L-250 92 Z" fill="${accent}"/>` +
    '<path d="M110 68 L330 106 V90 L110 52 Z M-110 68 L-330 106 V90 L-110 52 Z" fill="#bcc5cf"/>' +
    '<path d="M334 20 h14 v104 h-14 Z M-334 20 h-14 v104 h14 Z" fill="#14181f"/>' +
    '<rect x="-44" y="-112" width="88" height="176" rx="40" fill="#20262f"/><circle cy="-96" r="22" fill="#0b0e13"/><circle cy="-100" r="12" fill="#5fb4d9"/>' +
    `<rect x="-30" y="-50" width="60" height="80" rx="8" fill="#3a4352"/><rect x="-36" y="-18" width="72" height="18" fill="${accent}"/>` +
    '<ellipse cy="86" rx="110" ry="9" fill="#14181f" fill-opacity=".55"/><circle cy="82" r="13" fill="#3a414d"/>'
  );
}
