import type { Flight } from '@estela/contracts';
import { FormSection } from '@estela/ui/form';
import { DroneField } from './drone-field.tsx';
import { SpotAirspace } from './spot-airspace.tsx';
import { SpotField } from './spot-field.tsx';

interface OwnSectionsProps {
  flight: Flight | undefined;
}

/** Where and with what: the pilot's own spots and drones. */
export function OwnSections({ flight }: OwnSectionsProps) {
  return (
    <>
      <FormSection name="location" number={4}>
        <SpotField current={flight?.spot} />
        <SpotAirspace />
      </FormSection>
      <FormSection name="equipment" number={5}>
        <DroneField current={flight?.drone} />
      </FormSection>
    </>
  );
}
