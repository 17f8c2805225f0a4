import pointInPolygon from 'point-in-polygon-hao';
import { isClose, said } from './places.mjs';
import { boxOf, polygonsOf } from './shapes.mjs';

const fold = (name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Which of some shapes a point lies in. */
function finder(shapes) {
  const pieces = shapes.flatMap(({ properties, geometry }) =>
    polygonsOf(geometry).map((rings) => ({ properties, rings, box: boxOf(rings[0]) })),
  );
  return ({ lng, lat }) =>
    pieces.find(
      ({ rings, box: [west, south, east, north] }) =>
        lng >= west &&
        lng <= east &&
        lat >= south &&
        lat <= north &&
        pointInPolygon([lng, lat], rings) !== false,
    )?.properties;
}

/** People of a town of GeoNames; of a city of our own list those of the largest town where it stands. */
function counter(towns, landmarks) {
  const exact = new Map(towns.map((town) => [`${town.lng},${town.lat}`, town.people]));
  for (const landmark of landmarks) {
    const near = towns.filter((town) => isClose(landmark, town));
    exact.set(`${landmark.lng},${landmark.lat}`, Math.max(0, ...near.map(({ people }) => people)));
  }
  return ({ lng, lat }) => exact.get(`${lng},${lat}`) ?? 0;
}

/** Every place of the levels once: a city stands on several. */
function placesOf(levels) {
  const places = Object.values(levels).flatMap(({ place }) => place);
  const byPlace = new Map(
    places.map(({ properties: { name, en }, geometry: { coordinates } }) => [
      `${name} ${coordinates}`,
      { name, en: en ?? '', lng: coordinates[0], lat: coordinates[1] },
    ]),
  );
  return [...byPlace.values()];
}

/** GeoNames has some towns a kilometre beside where they are, and then the register's municipality has none. */
function withoutDuplicates(places) {
  const kept = new Map();
  return places.filter((place) => {
    const others = kept.get(fold(place.name)) ?? [];
    if (others.some((other) => isClose(other, place))) return false;
    kept.set(fold(place.name), [...others, place]);
    return true;
  });
}

/**
 * All that the map names, the largest first, to be searched. A line: `name|English name|other names`, province of Spain,
 * latitude and longitude, parted by tabs.
 */
export function nameLines({ levels, towns, landmarks }, { provinceShapes, municipalityShapes }) {
  const [provinceOf, municipalityOf] = [finder(provinceShapes), finder(municipalityShapes)];
  const peopleOf = counter(towns, landmarks);
  const places = withoutDuplicates(
    placesOf(levels)
      .map((place) => ({ ...place, people: peopleOf(place) }))
      .sort((a, b) => b.people - a.people || a.name.localeCompare(b.name, 'es') || b.lat - a.lat),
  );
  const known = new Set(places.map(({ name }) => fold(name)));
  const told = new Set();
  /** GeoNames leaves accents out here and there, which the register has. */
  const spelled = ({ name, ...at }) => {
    const isOurs = landmarks.some((landmark) => landmark.lng === at.lng && landmark.lat === at.lat);
    if (isOurs || name.toLowerCase() !== fold(name)) return name;
    const same =
      municipalityOf(at)
        ?.name?.split('/')
        .map(said)
        .filter((one) => fold(one) === fold(name)) ?? [];
    return same.some((one) => one.toLowerCase() === fold(name)) ? name : (same.at(-1) ?? name);
  };
  /** The register's other names of a town, as `Sagunto/Sagunt`; where no town has any of them, the largest on its ground has. */
  function others({ name, en, ...at }) {
    const ground = municipalityOf(at);
    const names = ground?.name?.split('/').map(said) ?? [];
    const isIts = names.some((one) => fold(one) === fold(name)) || !names.some((one) => known.has(fold(one)));
    if (!isIts || told.has(ground)) return [];
    told.add(ground);
    return names.filter((one) => fold(one) !== fold(name) && one !== en);
  }
  return places.map((place) => {
    const names = [spelled(place), place.en, ...others(place)].join('|').replace(/\|$/, '');
    return [names, said(provinceOf(place)?.name ?? ''), place.lat.toFixed(3), place.lng.toFixed(3)].join(
      '\t',
    );
  });
}
