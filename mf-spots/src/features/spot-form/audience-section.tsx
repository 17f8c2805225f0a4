import { spotVisibilities } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { FormSection, RadioCards, SwitchField, useFormikContext } from '@estela/ui/form';
import { Globe, Lock, Users } from 'lucide-react';
import type { SpotValues } from './spot-values.ts';

const icons = { public: Globe, followers: Users, private: Lock };

/** Who sees the spot, and whether they see the very point. */
export function AudienceSection() {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const { values } = useFormikContext<SpotValues>();
  const options = spotVisibilities.map((value) => {
    const Icon = icons[value];
    return {
      value,
      label: common(`visibility.${value}`),
      hint: common(`visibility.hint.${value}`),
      icon: <Icon aria-hidden="true" />,
    };
  });
  return (
    <FormSection title={t('form.section.audience')} number={3}>
      <RadioCards name="visibility" label={t('form.visibility')} options={options} required />
      {values.visibility !== 'private' && (
        <SwitchField name="hideExact" label={t('form.hideExact')} hint={t('form.hideExactHint')} />
      )}
    </FormSection>
  );
}
