/** Kilometres of a degree of latitude. */
const degree = 111.3;

/** Kilometres within which a piece of water belongs to a river whose line is only known for the whole world. */
const reach = 4;

/** Pieces that are looked at ahead of each: more than a river has in one of its bends. */
const ahead = 60;

const kilometres = ([lng, lat], [toLng, toLat]) =>
  Math.hypot((toLng - lng) * Math.cos((lat * Math.PI) / 180), toLat - lat) * degree;

/** How far a point lies from the stretch between two, and where along it, from 0 to 1. */
function fromStretch([lng, lat], [a, b]) {
  const across = Math.cos((lat * Math.PI) / 180);
  const [dx, dy] = [(b[0] - a[0]) * across, b[1] - a[1]];
  const along = ((lng - a[0]) * across * dx + (lat - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.max(0, Math.min(1, along));
  const nearest = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  return { away: kilometres([lng, lat], nearest), part };
}

/** Where along a line a point lies, counted in its stretches, or undefined where it lies too far aside. */
function placeAlong(line, point) {
  let [best, at] = [reach, undefined];
  for (let i = 0; i + 1 < line.length; i++) {
    const { away, part } = fromStretch(point, [line[i], line[i + 1]]);
    if (away < best) [best, at] = [away, i + part];
  }
  return at;
}

/**
 * The way through points in their order that costs least if a step costs more than its length: from piece to piece of the
 * river, but not aside to those of a stream that joins it.
 */
function wayThrough(points) {
  const cost = points.map((_, i) => (i === 0 ? 0 : Infinity));
  const before = [];
  for (let i = 0; i < points.length; i++)
    for (let next = i + 1; next < Math.min(points.length, i + ahead); next++) {
      const sum = cost[i] + kilometres(points[i], points[next]) ** 1.4;
      if (sum < cost[next]) [cost[next], before[next]] = [sum, i];
    }
  const way = [];
  for (let i = points.length - 1; i !== undefined; i = before[i]) way.unshift(points[i]);
  return way;
}

/**
 * A line that is off by kilometres, led through what is known of its water.
 *
 * @param line points of the river, longitude first
 * @param pieces middles of pieces of any river
 */
export function ledThrough(line, pieces) {
  const found = pieces.flatMap((point) => {
    const at = placeAlong(line, point);
    return at === undefined ? [] : [{ point, at }];
  });
  if (found.length === 0) return line;
  const last = line.length - 1;
  const kept = line
    .map((point, at) => ({ point, at }))
    .filter(
      ({ point, at }) =>
        at === 0 || at === last || found.every((piece) => kilometres(point, piece.point) > reach),
    );
  return wayThrough([...found, ...kept].sort((a, b) => a.at - b.at).map(({ point }) => point));
}
