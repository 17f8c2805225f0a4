import { useSpotOptionsQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { FormSection } from '@estela/ui/form';
import { DroneField } from './drone-field.tsx';
import { OwnEntityField } from './own-entity-field.tsx';
import { SpotAirspace } from './spot-airspace.tsx';

interface OwnSectionsProps {
  flight: Flight | undefined;
}

/** Where and with what: the pilot's own spots and drones. */
export function OwnSections({ flight }: OwnSectionsProps) {
  const { t } = useTranslation('flights');
  const spots = useSpotOptionsQuery({ limit: limits.pageSize.max });
  return (
    <>
      <FormSection name="location" number={4}>
        <OwnEntityField
          name="spot"
          entities={spots.data?.items}
          current={flight?.spot}
          error={spots.isError && t('form.spotError')}
          empty={t('form.spotEmpty')}
          create={{ label: t('form.spotCreate'), to: paths.spots() }}
        />
        <SpotAirspace spots={spots.data?.items} />
      </FormSection>
      <FormSection name="equipment" number={5}>
        <DroneField current={flight?.drone} />
      </FormSection>
    </>
  );
}
