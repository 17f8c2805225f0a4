import { errorOf, useLogoutMutation, useResetPasswordMutation, useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { FormActions, PasswordField } from '@estela/ui/form';
import { PasswordHint } from '../../components/password-hint/password-hint.tsx';

const restoreValues = { password: '', confirmPassword: '' };

async function loadSchema() {
  const { restoreSchema } = await import(/* webpackChunkName: "account-rules" */ './reset-schemas.ts');
  return restoreSchema;
}

export interface RestoreFormProps {
  /** From the mail's link. */
  token: string;
  onSuccess: () => void;
  /** Called when the link can no longer be used. */
  onExpired: () => void;
}

export function RestoreForm({ token, onSuccess, onExpired }: RestoreFormProps) {
  const { t } = useTranslation('account');
  const [resetPassword] = useResetPasswordMutation();
  const [logout] = useLogoutMutation();
  const { user, expired } = useSession();
  const submit = async ({ password }: typeof restoreValues) => {
    const { error } = await resetPassword({ token, password });
    if (errorOf(error)?.fields.token !== undefined) return onExpired();
    if (error) throw error;
    // The server has ended the session of the signed-in pilot: otherwise the next page would report it as expired.
    if (user || expired) await logout();
    onSuccess();
  };
  return (
    <Form
      submitOnEnter
      initialValues={restoreValues}
      validationSchema={loadSchema}
      onSubmit={submit}
      guard="none"
      failure={t('restore.failed')}
      label={t('forgot.title')}
    >
      <PasswordField
        name="password"
        label={t('restore.password')}
        hint={<PasswordHint />}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={t('restore.confirmPassword')}
        autoComplete="new-password"
      />
      <FormActions submitLabel={t('restore.submit')} block />
    </Form>
  );
}
