import { useCreateGroupMutation, useUpdateGroupMutation } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { useUnsavedGuard } from '@estela/runtime';
import { toast } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { Form, FormActions, RadioCards, TagsField, TextArea, TextField } from '@estela/ui/form';
import { useState } from 'react';
import { type GroupFormValues, groupFormSchema, groupFormValues, groupInputOf } from './group-form-schema.ts';

export interface GroupFormDialogProps {
  group?: Group;
  /** Takes the form out of the address; where text is typed, the shell asks first. */
  onClose: () => void;
  onSaved?: (group: Group) => void;
}

export function GroupFormDialog({ group, onClose, onSaved }: GroupFormDialogProps) {
  const { t } = useTranslation('groups');
  const [create] = useCreateGroupMutation();
  const [update] = useUpdateGroupMutation();
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedGuard(isDirty, 'query');

  const submit = async (values: GroupFormValues) => {
    const input = groupInputOf(groupFormSchema.cast(values) as GroupFormValues);
    const saved = await (group ? update({ id: group._id, body: input }) : create(input)).unwrap();
    setIsDirty(false);
    toast({ tone: 'success', text: t(group ? 'form.saved' : 'form.created', { name: saved.name }) });
    if (onSaved) onSaved(saved);
    else onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(group ? 'form.editTitle' : 'form.createTitle')}
      outsidePress="none"
    >
      <Form
        submitOnEnter
        initialValues={groupFormValues(group)}
        validationSchema={groupFormSchema}
        onSubmit={submit}
        onDirtyChange={setIsDirty}
        label={t(group ? 'form.editTitle' : 'form.createTitle')}
      >
        <TextField name="name" label={t('form.name')} required />
        <TextArea
          name="description"
          label={t('form.description')}
          hint={t('form.descriptionHint')}
          maxLength={limits.groupDescription.max}
          required
        />
        <RadioCards
          name="access"
          label={t('form.access')}
          required
          options={[
            { value: 'public', label: t('form.public'), hint: t('form.publicHint') },
            { value: 'private', label: t('form.private'), hint: t('form.privateHint') },
          ]}
        />
        <TagsField name="tags" label={t('form.tags')} max={limits.tags.max} maxLength={limits.tag.max} />
        <FormActions submitLabel={t(group ? 'form.save' : 'form.create')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
