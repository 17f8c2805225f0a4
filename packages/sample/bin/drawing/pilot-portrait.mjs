const skins = ['#f2c9a5', '#e2ac82', '#c98b5e', '#f6d5b8', '#a86f47'];
const hairs = ['#2a1c16', '#4b2e1e', '#7a4a26', '#15151a', '#a9782f'];
const clothes = ['#35506f', '#7a3b2e', '#2f5d50', '#4a3b75', '#3b3f46', '#a5562c'];
const skies = [
  ['#35c7d9', '#1b4b74'],
  ['#ffb057', '#b8413c'],
  ['#9fd6a5', '#2b6a63'],
  ['#c9a2ff', '#4a3b8c'],
  ['#ffd9a0', '#d9795f'],
  ['#8fc3e8', '#2f5f9c'],
];
const visors = [
  ['#ff8a3c', '#5b1f5e'],
  ['#5fe0ee', '#123a63'],
  ['#ffd166', '#a8324a'],
];

/** A pilot behind the goggles, 320 by 320; neighbours in a list have skies of different colours. */
export function pilotPortrait({ hair, beard = false }, index, rng) {
  const pick = (list) => list[Math.floor(rng() * list.length)] ?? list[0];
  const skin = pick(skins);
  const ink = pick(hairs);
  const cloth = pick(clothes);
  const [high, low] = skies[index % skies.length] ?? skies[0];
  const [near, far] = pick(visors);
  return (
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<linearGradient id="visor" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${near}"/><stop offset="1" stop-color="${far}"/></linearGradient>` +
    '<rect width="320" height="320" fill="url(#sky)"/>' +
    `<path d="M0 250 L70 196 L120 232 L190 176 L250 226 L320 190 V320 H0 Z" fill="${low}" fill-opacity=".55"/>` +
    behind(hair, ink) +
    `<path d="M38 320 C44 262 96 248 132 240 H188 C224 248 276 262 282 320 Z" fill="${cloth}"/>` +
    `<path d="M116 246 Q160 286 204 246 L196 236 H124 Z" fill="#000" fill-opacity=".22"/>` +
    `<path d="M134 206 V244 Q160 268 186 244 V206 Z" fill="${skin}"/><path d="M134 226 Q160 244 186 226 V214 H134 Z" fill="#000" fill-opacity=".14"/>` +
    `<ellipse cx="98" cy="158" rx="11" ry="17" fill="${skin}"/><ellipse cx="222" cy="158" rx="11" ry="17" fill="${skin}"/>` +
    `<path d="M98 132 C98 78 222 78 222 132 C224 186 200 226 160 228 C120 226 96 186 98 132 Z" fill="${skin}"/>` +
    (beard
      ? `<path d="M101 170 C104 214 132 234 160 236 C188 234 216 214 219 170 C206 194 190 190 160 190 C130 190 114 194 101 170 Z" fill="${ink}"/>`
      : '') +
    `<path d="M142 206 Q160 ${beard ? 214 : 220} 178 206" fill="none" stroke="${beard ? skin : '#7d3f34'}" stroke-width="5" stroke-linecap="round"/>` +
    above(hair, ink, cloth) +
    goggles()
  );
}

function behind(hair, ink) {
  if (hair === 'long')
    return `<path d="M92 120 C80 190 84 250 104 276 H216 C236 250 240 190 228 120 Z" fill="${ink}"/>`;
  if (hair === 'bun') return `<circle cx="160" cy="58" r="28" fill="${ink}"/>`;
  return '';
}

function above(hair, ink, cloth) {
  if (hair === 'cap')
    return `<path d="M92 126 C92 66 228 66 228 126 Z" fill="${cloth}"/><path d="M86 124 H234 V134 H86 Z" fill="#000" fill-opacity=".35"/><circle cx="160" cy="80" r="6" fill="#fff" fill-opacity=".6"/>`;
  if (hair === 'curly') {
    const curls = [96, 112, 132, 154, 176, 198, 216, 226].map(
      (x, index) => `<circle cx="${x}" cy="${[124, 102, 88, 80, 80, 90, 104, 126][index]}" r="23"/>`,
    );
    return `<g fill="${ink}">${curls.join('')}</g>`;
  }
  return `<path d="M94 140 C86 64 234 64 226 140 C222 112 206 104 190 106 C164 110 136 100 124 108 C106 112 98 124 94 140 Z" fill="${ink}"/>`;
}

function goggles() {
  return (
    '<path d="M92 138 H228 V166 H92 Z" fill="#14181f"/>' +
    '<path d="M104 132 Q104 122 116 122 H204 Q216 122 216 132 V172 Q216 186 202 188 L174 190 Q160 176 146 190 L118 188 Q104 186 104 172 Z" fill="#1c222c"/>' +
    '<path d="M112 136 Q112 130 118 130 H202 Q208 130 208 136 V168 Q208 178 198 179 L176 181 Q160 168 144 181 L122 179 Q112 178 112 168 Z" fill="url(#visor)"/>' +
    '<path d="M120 138 L150 134 L128 172 L118 168 Z" fill="#fff" fill-opacity=".28"/>' +
    '<path d="M112 122 L100 84 M208 122 L220 84" stroke="#14181f" stroke-width="6" stroke-linecap="round"/><circle cx="99" cy="80" r="7" fill="#14181f"/><circle cx="221" cy="80" r="7" fill="#14181f"/>' +
    '<circle cx="212" cy="178" r="3" fill="#ff6b1a"/>'
  );
}
