import type { Group, Post } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityForm } from '@estela/kit/entity-form';
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
  /** Removes the form from the address; the shell asks first if text was typed. */
  onOpenChange: (open: boolean) => void;
  /** The post to edit; without it the form creates one. */
  post?: Post | undefined;
}

export function PostFormDialog({ group, open, onOpenChange, post }: PostFormDialogProps) {
  const { t } = useTranslation('groups');
  const title = t(post ? 'postForm.editTitle' : 'postForm.createTitle');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} outsidePress="none">
      <PostForm groupId={group._id} post={post} title={title} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface PostFormProps {
  groupId: string;
  post: Post | undefined;
  title: string;
  onClose: () => void;
}

/** Unmounted with the dialog, and with it the state of a post just created: the next opening creates a new one. */
function PostForm({ groupId, post, title, onClose }: PostFormProps) {
  const { t } = useTranslation('groups');
  const { save, sending } = useSavePost(groupId, post);

  function saved() {
    toast({ tone: 'success', text: t(post ? 'postForm.saved' : 'postForm.created') });
    onClose();
  }

  return (
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
      draft={{ name: `post.${groupId}`, versionOf: ({ updatedAt }) => updatedAt, omit: ['pictures'] }}
      create={save}
      update={({ body, seen }) => save(body, seen)}
      onSaved={saved}
      onCancel={onClose}
    >
      <TextField name="title" />
      <ContentField />
      <PhotosField sending={sending} />
      <CardField name="content" />
    </EntityForm>
  );
}
