import type { SuggestedPilot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';

/** What a suggested pilot and the viewer have in common, the most telling thing; undefined where it is nothing. */
export function useSharedText() {
  const { t } = useTranslation('social');
  return ({ spots, drones, disciplines }: SuggestedPilot['shared']): string | undefined => {
    if (spots > 0) return t('suggestions.spots', { count: spots });
    if (drones > 0) return t('suggestions.drones', { count: drones });
    if (disciplines.length === 0) return undefined;
    const names = disciplines.map((discipline) => t(`discipline.${discipline}`));
    return t('suggestions.disciplines', { disciplines: names.join(' · ') });
  };
}
