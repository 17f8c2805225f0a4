import { spotVisibilities } from '@estela/contracts/values';
import { VisibilityField } from '@estela/kit/entity-form';
import { FormSection, SwitchField, useFormikContext } from '@estela/ui/form';
import type { SpotValues } from './spot-values.ts';

/** Who sees the spot, and whether they see the exact point. */
export function AudienceSection() {
  const { values } = useFormikContext<SpotValues>();
  return (
    <FormSection name="audience" number={4}>
      <VisibilityField values={spotVisibilities} />
      {values.visibility !== 'private' && <SwitchField name="hideExact" />}
    </FormSection>
  );
}
