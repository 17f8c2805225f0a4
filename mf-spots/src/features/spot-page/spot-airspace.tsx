import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Section } from '@estela/ui';
import { Verdict } from '../../components/airspace/verdict.tsx';

/** What may be flown at the spot now. Of a hidden point nobody can say: a zone may begin beside the middle of its area. */
export function SpotAirspace({ spot, isOwn }: { spot: Spot; isOwn: boolean }) {
  const { t } = useTranslation('spots');
  const { lat, lng, precision } = spot.location;
  return (
    <Section title={t('airspace.title')}>
      {precision === 'exact' || isOwn ? <Verdict lat={lat} lng={lng} /> : <p>{t('airspace.area')}</p>}
    </Section>
  );
}
