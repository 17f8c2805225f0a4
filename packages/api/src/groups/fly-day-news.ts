import { baseApi, tagOf } from '@estela/api';

/** Reads again what is on screen of one fly-day, or of all where it is not known which. */
export function flyDayNews(id?: string) {
  return baseApi.util.invalidateTags(id ? [tagOf('FlyDay', id), tagOf('FlyDay', 'LIST')] : ['FlyDay']);
}
