import type { Group, Post } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityForm } from '@estela/runtime/entity-form';
import { toast } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { TextField } from '@estela/ui/form';
import { CardField } from '../../components/cards/card-field.tsx';
import { ContentField } from './content-field.tsx';
import { PhotosField } from './photos-field.tsx';
import { postForm, postFormSchema } from './post-form-schema.ts';
import { useSavePost } from './use-save-post.ts';

export interface PostFormDialogProps {
  group: Group;
  open: boolean;
  /** Takes the form out of the address; where text is typed, the shell asks first. */
  onOpenChange: (open: boolean) => void;
  /** The post to edit; none writes one. */
  post?: Post | undefined;
}

export function PostFormDialog({ group, open, onOpenChange, post }: PostFormDialogProps) {
  const { t } = useTranslation('groups');
  const id = group._id;
  const { save, sending } = useSavePost(id, post);
  const title = t(post ? 'postForm.editTitle' : 'postForm.createTitle');

  function saved() {
    toast({ tone: 'success', text: t(post ? 'postForm.saved' : 'postForm.created') });
    onOpenChange(false);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} outsidePress="none">
      <EntityForm
        entity={post}
        label={title}
        texts="groups:postForm"
        submitLabel={t(post ? 'postForm.save' : 'postForm.create')}
        messages={{ NOT_FOUND: t('postForm.gone') }}
        schema={postFormSchema}
        newValues={postForm.newValues}
        toValues={postForm.toValues}
        toInput={postForm.toInput}
        draft={{ name: `post.${id}`, versionOf: ({ updatedAt }) => updatedAt, omit: ['pictures'] }}
        create={save}
        update={({ body }) => save(body)}
        onSaved={saved}
        onCancel={() => onOpenChange(false)}
      >
        <TextField name="title" />
        <ContentField />
        <PhotosField sending={sending} />
        <CardField name="content" />
      </EntityForm>
    </Dialog>
  );
}
