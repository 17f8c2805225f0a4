import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Section } from '@estela/ui';
import { PlannedVerdict } from '../../components/airspace/planned-verdict.tsx';
import { usePlannedTime } from '../../components/airspace/use-planned-time.ts';

/** What may be flown at the spot. Not known for a hidden point: a zone may begin beside the middle of its area. */
export function SpotAirspace({ spot, isOwn }: { spot: Spot; isOwn: boolean }) {
  const { t } = useTranslation('spots');
  const { at, setAt } = usePlannedTime();
  const { location } = spot;
  return (
    <Section title={t('airspace.title')}>
      {location.precision === 'exact' || isOwn ? (
        <PlannedVerdict point={location} at={at} onAtChange={setAt} headingLevel={3} />
      ) : (
        <p>{t('airspace.area')}</p>
      )}
    </Section>
  );
}
