import { useSession } from '@estela/api';
import { useChangePasswordMutation } from '@estela/api/shell';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { toast } from '@estela/ui';
import { FormActions, PasswordField, yup } from '@estela/ui/form';
import { newPassword } from '../../components/account-rules.ts';
import { PasswordHint } from '../../components/password-hint/password-hint.tsx';

const { object, ref, string } = yup;
const schema = object({
  currentPassword: string().required(),
  newPassword,
  confirmPassword: string()
    .required()
    .oneOf([ref('newPassword')], 'passwordsDontMatch'),
});
const values = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security');
  const { user } = useSession();
  const [change] = useChangePasswordMutation();
  const submit = async ({ currentPassword, newPassword }: typeof values) => {
    await change({ currentPassword, newPassword }).unwrap();
    toast({ tone: 'success', text: t('password.done') });
    onDone();
  };
  return (
    <Form
      submitOnEnter
      initialValues={values}
      validationSchema={schema}
      onSubmit={submit}
      guard="none"
      label={t('title.password')}
    >
      <PasswordField name="currentPassword" label={t('password.current')} />
      <PasswordField
        name="newPassword"
        label={t('password.new')}
        hint={<PasswordHint field="newPassword" of={user} />}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label={t('password.again')} autoComplete="new-password" />
      <FormActions submitLabel={t('password.submit')} onCancel={onDone} />
    </Form>
  );
}
