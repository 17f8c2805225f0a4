import { useTranslation } from '@estela/i18n';
import { Stepper } from '@estela/ui/form';

interface EquipmentStepsProps {
  current: 'type' | 'details';
  onSelect?: () => void;
}

export function EquipmentSteps({ current, onSelect }: EquipmentStepsProps) {
  const { t } = useTranslation('gear');
  return (
    <Stepper
      steps={[
        { id: 'type', label: t('equipmentForm.stepType') },
        { id: 'details', label: t('equipmentForm.stepDetails') },
      ]}
      current={current}
      {...(onSelect && { onSelect })}
    />
  );
}
