import type { Flight } from '@estela/contracts';
import { FormSection } from '@estela/ui/form';
import { LastTime } from './last-time.tsx';
import { LogSource } from './log-source.tsx';
import { SpotAirspace } from './spot-airspace.tsx';
import { SpotField } from './spot-field.tsx';

interface LocationSectionProps {
  flight: Flight | undefined;
}

export function LocationSection({ flight }: LocationSectionProps) {
  return (
    <FormSection name="location" number={4}>
      <LastTime parts={['spot']} flight={flight} />
      <SpotField current={flight?.spot} />
      <LogSource field="spot" />
      <SpotAirspace />
    </FormSection>
  );
}
