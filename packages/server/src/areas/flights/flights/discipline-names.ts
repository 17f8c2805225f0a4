import type { Discipline } from '@estela/contracts';

/** What pilots write for a discipline, in either language, beside its value. */
export const disciplineNames: Readonly<Record<Discipline, readonly string[]>> = {
  racing: ['race', 'carreras', 'carrera'],
  cinematic: ['cine', 'cinemático', 'cinematográfico'],
  acro: ['acrobacias', 'acrobático'],
  freestyle: ['free style', 'estilo libre'],
  longRange: ['long range', 'largo alcance', 'larga distancia', 'LR'],
};
