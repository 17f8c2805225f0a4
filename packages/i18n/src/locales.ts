import type { Language } from '@estela/contracts/values';

/** BCP 47 locales behind our two languages. English is British: metric, and dates nobody misreads. */
export const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
