import type { Component } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Form, FormDialog } from '@estela/kit/form';
import { toast } from '@estela/ui';
import { FormActions } from '@estela/ui/form';
import { useState } from 'react';
import { InstallationFields } from './installation-fields.tsx';
import { type InstallationValues, installationSchemas, startValues } from './installation-values.ts';
import type { InstallationWish } from './installation-wish.ts';
import { useSaveInstallation } from './use-save-installation.ts';

export interface InstallationDialogProps {
  component: Component;
  wish: InstallationWish;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Puts a part on a drone, moves it to another, takes it off, or corrects when that was. */
export function InstallationDialog({ component, wish, open, onOpenChange }: InstallationDialogProps) {
  const { t } = useTranslation('gear');
  const save = useSaveInstallation(component._id, wish);
  const values = { name: component.name, drone: wish.kind === 'install' ? '' : wish.place.drone.name };
  const title = t(`installation.title.${wish.kind}`, values);
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={title}>
      {(close) => (
        <InstallationForm
          component={component}
          wish={wish}
          label={title}
          onSubmit={async (typed) => {
            await save(typed);
            toast({ tone: 'success', text: t(`installation.done.${wish.kind}`, values) });
            onOpenChange(false);
          }}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}

interface InstallationFormProps extends Pick<InstallationDialogProps, 'component' | 'wish'> {
  label: string;
  onSubmit: (values: InstallationValues) => Promise<void>;
  onCancel: () => void;
}

/** Created each time the dialog opens, as it begins with the current time. */
function InstallationForm({ component, wish, label, onSubmit, onCancel }: InstallationFormProps) {
  const { t } = useTranslation('gear');
  const [initialValues] = useState(() => startValues(component, wish));
  return (
    <Form<InstallationValues>
      label={label}
      initialValues={initialValues}
      validationSchema={installationSchemas[wish.kind]}
      onSubmit={onSubmit}
    >
      <InstallationFields component={component} wish={wish} />
      <FormActions submitLabel={t(`installation.submit.${wish.kind}`)} onCancel={onCancel} />
    </Form>
  );
}
