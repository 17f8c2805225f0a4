import { useCreateTopicMutation, useUpdateTopicMutation } from '@estela/api/groups';
import type { Group, Topic } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityForm } from '@estela/kit/entity-form';
import { toast } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { SwitchField, TextArea, TextField } from '@estela/ui/form';
import { canModerateGroup } from '../../components/can-moderate-group.ts';
import { CardField } from '../../components/cards/card-field.tsx';
import { topicForm, topicFormSchema } from './topic-form-schema.ts';

export interface TopicFormDialogProps {
  group: Group;
  open: boolean;
  /** Removes the form from the address; the shell asks first if text was typed. */
  onOpenChange: (open: boolean) => void;
  /** The topic to edit; without it the form creates one. */
  topic?: Topic;
  onSaved?: (topic: Topic) => void;
}

export function TopicFormDialog({ group, open, onOpenChange, topic, onSaved }: TopicFormDialogProps) {
  const { t } = useTranslation('groups');
  const [create] = useCreateTopicMutation();
  const [update] = useUpdateTopicMutation();
  const id = group._id;
  const title = t(topic ? 'topicForm.editTitle' : 'topicForm.createTitle');

  function saved(changed: Topic) {
    toast({ tone: 'success', text: t(topic ? 'topicForm.saved' : 'topicForm.created') });
    if (onSaved) onSaved(changed);
    else onOpenChange(false);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} outsidePress="none">
      <EntityForm
        entity={topic}
        label={title}
        texts="groups:topicForm"
        submitLabel={t(topic ? 'topicForm.save' : 'topicForm.create')}
        messages={{ NOT_FOUND: t('topicForm.gone') }}
        schema={topicFormSchema}
        newValues={topicForm.newValues}
        toValues={topicForm.toValues}
        toInput={topicForm.toInput}
        draft={{ name: `topic.${id}`, versionOf: ({ updatedAt }) => updatedAt }}
        create={(body) => create({ id, body })}
        update={({ id: topicId, ...change }) => update({ id, topicId, ...change })}
        onSaved={saved}
        onCancel={() => onOpenChange(false)}
      >
        <TextField name="title" />
        <TextArea name="description" rows={6} />
        <CardField name="description" />
        {canModerateGroup(group) && !topic && <SwitchField name="pinned" />}
      </EntityForm>
    </Dialog>
  );
}
