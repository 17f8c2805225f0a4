import type { Flight } from '@estela/contracts';
import { FormSection } from '@estela/ui/form';
import { SpotAirspace } from './spot-airspace.tsx';
import { SpotField } from './spot-field.tsx';

interface LocationSectionProps {
  flight: Flight | undefined;
}

export function LocationSection({ flight }: LocationSectionProps) {
  return (
    <FormSection name="location" number={4}>
      <SpotField current={flight?.spot} />
      <SpotAirspace />
    </FormSection>
  );
}
