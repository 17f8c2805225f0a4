import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { useQueryState } from '@estela/runtime/query-state';
import { Section } from '@estela/ui';
import { flightTime } from '../../components/airspace/flight-time.ts';
import { PlannedVerdict } from '../../components/airspace/planned-verdict.tsx';

/** As the map's address has it: a card over the map plans for the time that its zones show. */
const params = { at: flightTime };

/** What may be flown at the spot. Of a hidden point nobody can say: a zone may begin beside the middle of its area. */
export function SpotAirspace({ spot, isOwn }: { spot: Spot; isOwn: boolean }) {
  const { t } = useTranslation('spots');
  const { query, change } = useQueryState(params);
  const { location } = spot;
  return (
    <Section title={t('airspace.title')}>
      {location.precision === 'exact' || isOwn ? (
        <PlannedVerdict point={location} at={query.at} onAtChange={(at) => change({ at })} headingLevel={3} />
      ) : (
        <p>{t('airspace.area')}</p>
      )}
    </Section>
  );
}
