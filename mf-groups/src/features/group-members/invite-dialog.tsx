import { useInviteGroupMemberMutation } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Form, FormDialog } from '@estela/kit/form';
import { toast } from '@estela/ui';
import { FormActions, TextField, yup } from '@estela/ui/form';
import { PilotSuggestions } from './pilot-suggestions.tsx';

interface InviteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  group: Group;
}

const schema = yup.object({
  username: yup
    .string()
    .trim()
    .required()
    .max(limits.username.max + 1),
});

export function InviteDialog({ open, onOpenChange, group }: InviteDialogProps) {
  const { t } = useTranslation('groups');
  const [invite] = useInviteGroupMemberMutation();

  async function submit({ username }: { username: string }) {
    const name = username.trim().replace(/^@/, '');
    const { status, user } = await invite({ id: group._id, body: { username: name } }).unwrap();
    toast({ tone: 'success', text: t(`members.invited.${status}`, { name: user.name }) });
    onOpenChange(false);
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('members.inviteTitle', { name: group.name })}
      description={t('members.inviteText')}
      size="sm"
    >
      {(close) => (
        <Form
          label={t('members.invite')}
          submitOnEnter
          initialValues={{ username: '' }}
          validationSchema={schema}
          onSubmit={submit}
        >
          <TextField name="username" label={t('members.username')} prefix="@" autoComplete="off" />
          <PilotSuggestions />
          <FormActions submitLabel={t('members.inviteSend')} onCancel={close} />
        </Form>
      )}
    </FormDialog>
  );
}
