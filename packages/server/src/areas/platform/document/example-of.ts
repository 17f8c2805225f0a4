import type { JsonSchema } from './json-schema.ts';

const byFormat: Record<string, string> = {
  uuid: '01932b7e-5c1a-7cc4-9f5e-3a1f0c6d2b10',
  'date-time': '2026-05-17T18:42:00.000Z',
  date: '2026-05-17',
  email: 'ana@example.org',
  uri: 'https://example.org/ana/ridge',
};

const logHash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** What stands in a field of this name, where its type alone would give a word that says nothing. */
const byName: Record<string, unknown> = {
  username: 'ana.ruiz',
  name: 'Ana',
  lastName: 'Ruiz',
  nameOfPlace: 'La Barranca',
  email: 'ana@example.org',
  password: 'a long enough one',
  confirmPassword: 'a long enough one',
  currentPassword: 'the one until now',
  newPassword: 'a long enough one',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0',
  token: 'q3V1b2RhLWVzLXVuLXRva2VuLWRlLWVqZW1wbG8',
  code: '7K3QX0RMWV2J',
  ticket: 'q3V1b2RhLWVzLXVuLXRpY2tldC1kZS1lamVtcGxv',
  title: 'Sunrise over the ridge',
  description: 'First light, no wind, one battery.',
  text: 'Clean lines. Which propellers?',
  content: 'Sunday at nine, bring spare batteries.',
  message: 'Done',
  videoUrl: 'https://example.org/ana/ridge.mp4',
  facebook: 'https://www.facebook.com/ana',
  youtube: 'https://www.youtube.com/@ana',
  instagram: 'https://www.instagram.com/ana',
  tiktok: 'https://www.tiktok.com/@ana',
  linkedin: 'https://www.linkedin.com/in/ana',
  x: 'https://x.com/ana',
  profilePicture: '/api/media/01932b7e-5c1a-7cc4-9f5e-3a1f0c6d2b10',
  poster: '/api/media/01932b7e-5c1a-7cc4-9f5e-3a1f0c6d2b10',
  image: '/api/media/01932b7e-5c1a-7cc4-9f5e-3a1f0c6d2b10',
  sourceUrl: 'https://example.org/shop/motor',
  tags: 'freestyle',
  tag: 'freestyle',
  q: 'ridge',
  brand: 'Nazgul',
  model: 'Evoque F5',
  serialNumber: 'EV5-00412',
  currency: 'EUR',
  country: 'ES',
  address: 'Cercedilla, Madrid',
  location: 'Workshop',
  warranty: '2 years',
  lat: 40.74,
  lng: -4.05,
  coordinates: 40.74,
  bbox: '-4.2,40.6,-3.9,40.9',
  tz: 'Europe/Madrid',
  cursor: 'MTc3OTA0MzMyMDAwMC4wMTkzMmI3ZQ',
  nextCursor: 'MTc3OTA0MzMyMDAwMC4wMTkzMmI3ZQ',
  page: 1,
  limit: 20,
  total: 1,
  weight: 612,
  frameSize: 225,
  price: 38_900,
  durationSeconds: 214,
  temperatureC: 18,
  windMps: 3,
  altitude: 60,
  radius: 10_000,
  t: 12,
  logHash,
  hashes: logHash,
  flown: '1777629600~90~40.4~-3.7',
};

/** An example that fits a schema, made up from its types, its bounds and the names of its fields. */
export function exampleOf(schema: JsonSchema, schemas: Record<string, JsonSchema>, name = ''): unknown {
  if (typeof schema.$ref === 'string')
    return exampleOf(schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}, schemas, name);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  // Null is said by the type; an empty text that stands for no link is its first choice.
  const choice = choices?.find(({ type, const: only }) => type !== 'null' && only !== '');
  if (choice) return exampleOf(choice, schemas, name);
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'object':
      return exampleObject(schema, schemas);
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 1) }, () =>
        exampleOf(schema.items as JsonSchema, schemas, name),
      );
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return exampleNumber(schema, byName[name]);
    default:
      // An address of any place would not do where a field takes those of one alone.
      return (
        (schema.format === 'uri' ? byName[name] : undefined) ??
        byFormat[String(schema.format)] ??
        byName[name] ??
        'text'
      );
  }
}

function exampleObject(schema: JsonSchema, schemas: Record<string, JsonSchema>): Record<string, unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const isPerson = properties.some(([name]) => name === 'username' || name === 'lastName');
  const known = (name: string) => (name === 'name' && !isPerson ? 'nameOfPlace' : name);
  return Object.fromEntries(
    properties.map(([name, inner]) => [name, exampleOf(inner, schemas, known(name))]),
  );
}

function exampleNumber({ minimum, maximum }: JsonSchema, known: unknown): number {
  const low = typeof minimum === 'number' ? Math.max(minimum, -1e6) : -1e6;
  const high = typeof maximum === 'number' ? maximum : 1e6;
  return Math.min(high, Math.max(low, typeof known === 'number' ? known : 3));
}
