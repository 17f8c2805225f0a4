import { errorOf, errorText } from '@estela/api';

type Translate = Parameters<typeof errorText>[1];

/** The server's refusal as a form takes it: a text, and one for each wrong field. */
export function refusalOf(error: unknown, t: Translate) {
  const { code, fields = {} } = errorOf(error) ?? {};
  return { message: errorText(error, t), code, fields };
}

/** The thing is saved, its picture is not: refused, or called back by the pilot. */
export function pictureRefusalOf(error: unknown, t: Translate, field: string) {
  if (errorOf(error)?.code === 'ABORTED') return { message: t('form.photoCancelled', { ns: 'gear' }) };
  return { message: t('form.photoFailed', { ns: 'gear' }), fields: { [field]: errorText(error, t) } };
}
