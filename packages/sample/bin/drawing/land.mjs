export const width = 960;
export const height = 540;

/** A ridge across the whole picture: `rough` 0 is a dune, 1 a wall of rock. */
export function ridge(rng, top, tall, rough, fill) {
  const steps = rough > 0.5 ? 26 : 9;
  const phase = rng() * 6;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = (index / steps) * width;
    const wave = Math.sin(phase + index * (rough > 0.5 ? 0.55 : 0.9)) * 0.5 + 0.5;
    const y = top + tall * (1 - wave * (1 - rough * 0.4)) - rng() * tall * rough * 0.7;
    return [Math.round(x), Math.round(y)];
  });
  const [first, ...rest] = points;
  const line =
    rough > 0.5
      ? rest.map(([x, y]) => `L${x} ${y}`).join(' ')
      : rest
          .map(([x, y], index) => {
            const [px, py] = points[index] ?? first;
            const middle = (px + x) / 2;
            return `C${middle} ${py} ${middle} ${y} ${x} ${y}`;
          })
          .join(' ');
  return `<path d="M${first[0]} ${first[1]} ${line} V${height} H0 Z" fill="${fill}"/>`;
}

/** Water from `top` down, with the light of the sun on it. */
export function water(rng, top, sunX, { water: [far, near], sun }) {
  const glints = Array.from({ length: 26 }, (_, index) => {
    const y = top + 6 + (index / 26) ** 1.4 * (height - top);
    const length = 14 + rng() * 70 * (0.4 + index / 26);
    const x = sunX + (rng() - 0.5) * (60 + index * 9) - length / 2;
    return `<rect x="${x.toFixed()}" y="${y.toFixed()}" width="${length.toFixed()}" height="${(1.4 + index / 12).toFixed(1)}" rx="1" fill="${sun}" fill-opacity="${(0.65 - index / 60).toFixed(2)}"/>`;
  }).join('');
  return (
    `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>` +
    `<rect y="${top}" width="${width}" height="${height - top}" fill="url(#water)"/>${glints}`
  );
}

/** Firs along a line, larger towards the viewer. */
export function firs(rng, base, tall, count, fill) {
  return Array.from({ length: count }, (_, index) => {
    const x = (index + rng()) * (width / count);
    const size = tall * (0.6 + rng() * 0.6);
    const y = base + rng() * 18;
    const half = size * 0.2;
    return (
      `<path d="M${x.toFixed()} ${(y - size).toFixed()} l${half.toFixed()} ${(size * 0.5).toFixed()} h${(-half * 0.4).toFixed()} ` +
      `l${(half * 0.7).toFixed()} ${(size * 0.5).toFixed()} h${(-half * 2.6).toFixed()} l${(half * 0.7).toFixed()} ${(-size * 0.5).toFixed()} h${(-half * 0.4).toFixed()} Z" fill="${fill}"/>`
    );
  }).join('');
}

/** Sky, sun and clouds: what every scene out of doors begins with. */
export function sky(rng, sunX, sunY, { sky: [high, middle, low], sun }, clouds) {
  const cloud = () => {
    const x = rng() * width;
    const y = 50 + rng() * 150;
    const size = 60 + rng() * 110;
    return (
      `<g fill="#fff" fill-opacity="${(0.12 + rng() * 0.2).toFixed(2)}">` +
      `<rect x="${(x - size).toFixed()}" y="${y.toFixed()}" width="${(size * 2).toFixed()}" height="18" rx="9"/>` +
      `<rect x="${(x - size * 0.5).toFixed()}" y="${(y - 14).toFixed()}" width="${(size * 1.1).toFixed()}" height="22" rx="11"/>` +
      `<rect x="${(x - size * 1.3).toFixed()}" y="${(y + 16).toFixed()}" width="${(size * 1.2).toFixed()}" height="12" rx="6"/></g>`
    );
  };
  return (
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".5" stop-color="${middle}"/><stop offset=".78" stop-color="${low}"/></linearGradient>` +
    `<radialGradient id="glow"><stop stop-color="${sun}" stop-opacity=".75"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    `<circle cx="${sunX}" cy="${sunY}" r="190" fill="url(#glow)"/><circle cx="${sunX}" cy="${sunY}" r="34" fill="${sun}"/>` +
    Array.from({ length: clouds }, cloud).join('')
  );
}
