import { spotVisibilities } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { VisibilityField } from '@estela/runtime/entity-form';
import { FormSection, SwitchField, useFormikContext } from '@estela/ui/form';
import type { SpotValues } from './spot-values.ts';

/** Who sees the spot, and whether they see the very point. */
export function AudienceSection() {
  const { t } = useTranslation('spots');
  const { values } = useFormikContext<SpotValues>();
  return (
    <FormSection title={t('form.section.audience')} number={3}>
      <VisibilityField values={spotVisibilities} />
      {values.visibility !== 'private' && (
        <SwitchField name="hideExact" label={t('form.hideExact')} hint={t('form.hideExactHint')} />
      )}
    </FormSection>
  );
}
