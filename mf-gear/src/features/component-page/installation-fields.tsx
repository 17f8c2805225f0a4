import type { Component } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { DateTimeField, NumberField } from '@estela/ui/form';
import { DroneField } from './drone-field.tsx';
import { freeUnits, type InstallationWish } from './installation-wish.ts';

interface InstallationFieldsProps {
  component: Component;
  wish: InstallationWish;
}

export function InstallationFields({ component, wish }: InstallationFieldsProps) {
  const { t } = useTranslation('gear');
  const { kind } = wish;
  const isPast = kind === 'install' && freeUnits(component) <= 0;
  return (
    <>
      {(kind === 'install' || kind === 'move') && (
        <DroneField without={kind === 'move' ? wish.place.drone._id : null} />
      )}
      {kind !== 'takeOff' && <DateTimeField name="from" label={t('installation.from')} />}
      {kind !== 'move' && (
        <DateTimeField
          name="to"
          label={t('installation.to')}
          hint={kind === 'takeOff' ? undefined : t(isPast ? 'installation.toPast' : 'installation.toHint')}
        />
      )}
      {kind !== 'takeOff' && component.quantity > 1 && (
        <NumberField name="quantity" label={t('installation.quantity')} integer />
      )}
    </>
  );
}
