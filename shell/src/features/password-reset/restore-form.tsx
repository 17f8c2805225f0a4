import { useResetPasswordMutation } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/runtime/form';
import { FormActions, PasswordField } from '@estela/ui/form';
import { restoreSchema } from './reset-schemas.ts';

const restoreValues = { password: '', confirmPassword: '' };

export interface RestoreFormProps {
  /** From the mail's link. */
  token: string;
  onSuccess: () => void;
}

export function RestoreForm({ token, onSuccess }: RestoreFormProps) {
  const { t } = useTranslation('account');
  const [resetPassword] = useResetPasswordMutation();
  const submit = async ({ password }: typeof restoreValues) => {
    await resetPassword({ token, password }).unwrap();
    onSuccess();
  };
  return (
    <Form
      submitOnEnter
      initialValues={restoreValues}
      validationSchema={restoreSchema}
      onSubmit={submit}
      guard="none"
      label={t('restore.title')}
    >
      <PasswordField name="password" label={t('restore.password')} autoComplete="new-password" />
      <PasswordField
        name="confirmPassword"
        label={t('restore.confirmPassword')}
        autoComplete="new-password"
      />
      <FormActions submitLabel={t('restore.submit')} block />
    </Form>
  );
}
