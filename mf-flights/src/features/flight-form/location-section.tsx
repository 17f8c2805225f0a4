import { useSpotOptionsQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { FormSection } from '@estela/ui/form';
import { OwnThingField } from './own-thing-field.tsx';

interface LocationSectionProps {
  flight: Flight | undefined;
}

export function LocationSection({ flight }: LocationSectionProps) {
  const { t } = useTranslation('flights');
  const { data, isError } = useSpotOptionsQuery({ limit: limits.pageSize.max });
  return (
    <FormSection title={t('form.section.location')} number={4}>
      <OwnThingField
        name="spot"
        label={t('form.spot')}
        none={t('form.spotNone')}
        things={data?.items}
        current={flight?.spot}
        error={isError && t('form.spotError')}
        empty={t('form.spotEmpty')}
        create={{ label: t('form.spotCreate'), to: paths.spots() }}
      />
    </FormSection>
  );
}
