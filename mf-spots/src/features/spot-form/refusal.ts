import { errorOf, errorText } from '@estela/api';

/** Wire names whose field of the form is called otherwise. */
const fieldOf: Record<string, string> = {
  location: 'lat',
  'location.lat': 'lat',
  'location.lng': 'lng',
  'location.address': 'address',
  'location.precision': 'hideExact',
};

type Translate = Parameters<typeof errorText>[1];

/** The server's refusal with each text at the form's own field. */
export function refusalOf(error: unknown, t: Translate) {
  const { code, fields = {} } = errorOf(error) ?? {};
  return {
    message: errorText(error, t),
    code,
    fields: Object.fromEntries(Object.entries(fields).map(([path, text]) => [fieldOf[path] ?? path, text])),
  };
}
