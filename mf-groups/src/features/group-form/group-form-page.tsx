import {
  useCreateGroupMutation,
  useUpdateGroupMutation,
  useUploadGroupImageMutation,
} from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BackLink } from '@estela/kit/entity';
import { EntityForm } from '@estela/kit/entity-form';
import { PageHead } from '@estela/runtime';
import { Page, PageHeader, toast } from '@estela/ui';
import { GroupFields } from './group-fields.tsx';
import { groupFormSchema, newGroupValues, toInput, valuesOf } from './group-form-schema.ts';

export interface GroupFormPageProps {
  /** The group to edit; without it the page creates one. */
  group?: Group;
  onSaved: (group: Group) => void;
  onCancel: () => void;
}

const draft = { name: 'group', versionOf: ({ updatedAt }: Group) => updatedAt };

export function GroupFormPage({ group, onSaved, onCancel }: GroupFormPageProps) {
  const { t } = useTranslation('groups');
  const [create] = useCreateGroupMutation();
  const [update] = useUpdateGroupMutation();
  const [upload] = useUploadGroupImageMutation();
  const title = t(group ? 'form.editTitle' : 'form.createTitle');

  function saved(changed: Group) {
    toast({ tone: 'success', text: t(group ? 'form.saved' : 'form.created', { name: changed.name }) });
    onSaved(changed);
  }

  return (
    <Page width="narrow">
      <PageHead title={title} />
      <BackLink to={group ? paths.group(group._id) : paths.groups()}>
        {group?.name ?? t('detail.back')}
      </BackLink>
      <PageHeader title={title} lead={t(group ? 'form.editLead' : 'form.createLead')} />
      <EntityForm
        entity={group}
        label={title}
        texts="groups:form"
        submitLabel={t(group ? 'form.save' : 'form.create')}
        schema={groupFormSchema}
        newValues={newGroupValues}
        toValues={valuesOf}
        toInput={toInput}
        fieldNames={{ private: 'access' }}
        create={create}
        update={update}
        picture={{ field: 'image', upload }}
        draft={draft}
        onSaved={saved}
        onCancel={onCancel}
      >
        {(picture) => <GroupFields group={group} picture={picture} />}
      </EntityForm>
    </Page>
  );
}
