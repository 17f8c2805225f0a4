import { useCreateGroupMutation, useUpdateGroupMutation } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { EntityForm } from '@estela/runtime/entity-form';
import { toast } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { RadioCards, TagsField, TextArea, TextField } from '@estela/ui/form';
import { groupFormSchema, newGroupValues, toInput, valuesOf } from './group-form-schema.ts';

export interface GroupFormDialogProps {
  open: boolean;
  /** Takes the form out of the address; where text is typed, the shell asks first. */
  onOpenChange: (open: boolean) => void;
  /** The group to edit; none creates one. */
  group?: Group;
  onSaved?: (group: Group) => void;
}

export function GroupFormDialog({ open, onOpenChange, group, onSaved }: GroupFormDialogProps) {
  const { t } = useTranslation('groups');
  const [create] = useCreateGroupMutation();
  const [update] = useUpdateGroupMutation();
  const title = t(group ? 'form.editTitle' : 'form.createTitle');

  function saved(changed: Group) {
    toast({ tone: 'success', text: t(group ? 'form.saved' : 'form.created', { name: changed.name }) });
    if (onSaved) onSaved(changed);
    else onOpenChange(false);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} outsidePress="none">
      <EntityForm
        entity={group}
        label={title}
        texts="groups:form"
        submitLabel={t(group ? 'form.save' : 'form.create')}
        submitOnEnter
        schema={groupFormSchema}
        newValues={newGroupValues}
        toValues={valuesOf}
        toInput={toInput}
        fieldNames={{ private: 'access' }}
        create={create}
        update={update}
        onSaved={saved}
        onCancel={() => onOpenChange(false)}
      >
        <TextField name="name" />
        <TextArea name="description" />
        <RadioCards
          name="access"
          options={[
            { value: 'public', label: t('form.public'), hint: t('form.publicHint') },
            { value: 'private', label: t('form.private'), hint: t('form.privateHint') },
          ]}
        />
        <TagsField name="tags" max={limits.tags.max} maxLength={limits.tag.max} />
      </EntityForm>
    </Dialog>
  );
}
