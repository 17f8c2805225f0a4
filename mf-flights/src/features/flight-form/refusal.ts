import { errorOf, errorText } from '@estela/api';

/** Wire names whose field of the form is called otherwise. */
const fieldOf: Record<string, string> = {
  durationSeconds: 'minutes',
  'weather.windMps': 'windKmh',
  'weather.temperatureC': 'temperatureC',
  'weather.condition': 'condition',
};

type Translate = Parameters<typeof errorText>[1];

/** The server's refusal with each text at the form's own field; a tag's error is the tags' error. */
export function refusalOf(error: unknown, t: Translate) {
  const { code, fields: given = {} } = errorOf(error) ?? {};
  const fields = Object.entries(given).map(([path, text]) => {
    const name = fieldOf[path] ?? path.replace(/[.[]\d.*$/, '');
    return [name, text] as const;
  });
  return { message: errorText(error, t), code, fields: Object.fromEntries(fields) };
}

/** The flight is saved, its poster is not: refused, or called back by the pilot. */
export function posterRefusalOf(error: unknown, t: Translate) {
  if (errorOf(error)?.code === 'ABORTED') return { message: t('form.posterCancelled', { ns: 'flights' }) };
  return { message: t('form.posterFailed', { ns: 'flights' }), fields: { poster: errorText(error, t) } };
}
