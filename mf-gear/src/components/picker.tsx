import { useTranslation } from '@estela/i18n';
import { Picker as AnyPicker, type PickerProps } from '@estela/kit/picker';

export type GearPickerProps = Omit<PickerProps, 'noMatch' | 'more'>;

/** Own gear to choose from. */
export function Picker(props: GearPickerProps) {
  const { t } = useTranslation('gear');
  return (
    <AnyPicker {...props} noMatch={t('gearPicker.noMatch')} more={(rest) => t('gearPicker.more', rest)} />
  );
}
