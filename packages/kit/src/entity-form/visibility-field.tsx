import type { Visibility } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { RadioCards } from '@estela/ui/form';
import { orderOfVisibility, visibilityIcons } from '../entity/visibility-badge.tsx';

export interface VisibilityFieldProps {
  /** Those that the entity knows; shown from the widest to the narrowest. */
  values: readonly Visibility[];
  className?: string | undefined;
}

/** Who may see an entity: one order, one set of icons, one wording in all forms. */
export function VisibilityField({ values, className }: VisibilityFieldProps) {
  const { t } = useTranslation('common');
  const options = orderOfVisibility
    .filter((value) => values.includes(value))
    .map((value) => {
      const Icon = visibilityIcons[value];
      return {
        value,
        label: t(`visibility.${value}`),
        hint: t(`visibility.hint.${value}`),
        icon: <Icon aria-hidden="true" />,
      };
    });
  return (
    <RadioCards name="visibility" label={t('visibility.label')} options={options} className={className} />
  );
}
