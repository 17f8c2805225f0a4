import { useDeleteUserMutation } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { toast } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { FormActions, PasswordField, TextField, yup } from '@estela/ui/form';

const { object, string } = yup;
const schema = object({ password: string().required() });
const schemaWithCode = schema.shape({
  code: string().trim().required().max(limits.factorCode.max),
});
const values = { password: '', code: '' };

interface DeleteDialogProps {
  user: OwnUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteDialog({ user, open, onOpenChange }: DeleteDialogProps) {
  const { t } = useTranslation('profile');
  const [deleteUser] = useDeleteUserMutation();
  const submit = async ({ password, code }: typeof values) => {
    const body = user.secondFactor ? { password, code } : { password };
    await deleteUser({ id: user._id, body }).unwrap();
    // The session has ended with it, which leads to the landing page as logging out does, without asking about typed text.
    toast({ tone: 'success', text: t('danger.done') });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('danger.confirmTitle', { username: user.username })}
      description={t('danger.text')}
      size="sm"
    >
      <Form
        submitOnEnter
        initialValues={values}
        validationSchema={user.secondFactor ? schemaWithCode : schema}
        onSubmit={submit}
        guard="none"
      >
        <PasswordField name="password" label={t('danger.password')} />
        {user.secondFactor && (
          <TextField name="code" label={t('danger.code')} autoComplete="one-time-code" required />
        )}
        <FormActions danger submitLabel={t('danger.confirm')} onCancel={() => onOpenChange(false)} />
      </Form>
    </Dialog>
  );
}
