import { useLoginMutation } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/runtime/form';
import { Button } from '@estela/ui';
import { FormActions, PasswordField, TextField } from '@estela/ui/form';
import styles from './login-form.module.css';
import { loginSchema, loginValues } from './login-schema.ts';

export interface LoginFormProps {
  /** Not needed on a page of its own: the change of session redirects from there. */
  onSuccess?: () => void;
  onForgot: () => void;
  onRegister: () => void;
}

export function LoginForm({ onSuccess, onForgot, onRegister }: LoginFormProps) {
  const { t } = useTranslation('account');
  const [login] = useLoginMutation();
  const submit = async (values: typeof loginValues) => {
    await login(loginSchema.cast(values)).unwrap();
    onSuccess?.();
  };
  return (
    <>
      <Form
        submitOnEnter
        initialValues={loginValues}
        validationSchema={loginSchema}
        onSubmit={submit}
        guard="none"
        messages={{ INVALID_CREDENTIALS: t('login.invalid') }}
        label={t('login.title')}
      >
        <TextField name="email" type="email" label={t('login.email')} autoComplete="username" />
        <PasswordField name="password" label={t('login.password')} />
        <FormActions submitLabel={t('login.submit')} block />
      </Form>
      <div className={styles.ways}>
        <Button variant="ghost" size="sm" onClick={onForgot}>
          {t('login.forgot')}
        </Button>
        <p className={styles.other}>
          {t('login.noAccount')}
          <Button variant="ghost" size="sm" onClick={onRegister}>
            {t('login.register')}
          </Button>
        </p>
      </div>
    </>
  );
}
