import { type ApiError, errorOf, useLoginMutation } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { Link } from '@estela/runtime';
import { Button } from '@estela/ui';
import { FormActions, type FormikHelpers, PasswordField, TextField } from '@estela/ui/form';
import { type ReactNode, useState } from 'react';
import styles from './login-form.module.css';
import type { LoginStep } from './login-schema.ts';
import { NextStep } from './next-step.tsx';

const loginValues = { email: '', password: '', code: '', newPassword: '' };

/** The form is shown before its validation has loaded: yup is half of what a page with a form would load. */
async function schemaOf(step: LoginStep) {
  const { loginSchemas } = await import(/* webpackChunkName: "account-rules" */ './login-schema.ts');
  return loginSchemas[step];
}

const schemas = {
  password: () => schemaOf('password'),
  code: () => schemaOf('code'),
  newPassword: () => schemaOf('newPassword'),
};

export interface LoginFormProps {
  /** Not needed on the login page: there the change of session redirects. */
  onSuccess?: (user: OwnUser) => void;
  onForgot: () => void;
  onRegister: () => void;
}

export function LoginForm({ onSuccess, onForgot, onRegister }: LoginFormProps) {
  const { t } = useTranslation('account');
  const [login] = useLoginMutation();
  const [step, setStep] = useState<LoginStep>('password');
  const [refusal, setRefusal] = useState<ReactNode>();
  const submit = async (values: typeof loginValues, { resetForm }: FormikHelpers<typeof loginValues>) => {
    const schema = await schemaOf(step);
    const { data, error } = await login(schema.cast(values, { stripUnknown: true }));
    const refused = errorOf(error);
    const next = stepAfter(refused);
    // No error yet: the password was right, and one more field is needed.
    if (next && next !== step) {
      setStep(next);
      // What is typed stays; the new field shows no error before the form is submitted.
      return resetForm({ values });
    }
    const shown = refused?.ticket && (await loadSuspended());
    if (shown) {
      const { ticket = '', message } = refused;
      return setRefusal(
        <shown.Suspended ticket={ticket} message={message} onBack={() => setRefusal(undefined)} />,
      );
    }
    if (error) throw error;
    if (data) onSuccess?.(data.user);
  };
  if (refusal) return refusal;
  return (
    <>
      <Form
        submitOnEnter
        initialValues={loginValues}
        validationSchema={schemas[step]}
        onSubmit={submit}
        guard="none"
        messages={{ INVALID_CREDENTIALS: t('login.invalid') }}
        failure={t('login.failed')}
        label={t('login.title')}
      >
        <TextField name="email" type="email" label={t('login.email')} autoComplete="username" />
        <PasswordField name="password" label={t('login.password')} />
        {step !== 'password' && <NextStep step={step} onOther={() => setStep('password')} />}
        <FormActions submitLabel={t('login.submit')} block />
      </Form>
      <div className={styles.ways}>
        <Button variant="ghost" size="sm" onClick={onForgot}>
          {t('login.forgot')}
        </Button>
        <p className={styles.other}>
          {t('login.noAccount')}
          <Button
            as={Link}
            to={paths.register()}
            variant="ghost"
            size="sm"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onRegister();
            }}
          >
            {t('login.register')}
          </Button>
        </p>
      </div>
    </>
  );
}

/** Rarely needed, hence a chunk of its own; if it fails to load, the form shows the server's message. */
const loadSuspended = () =>
  import(/* webpackChunkName: "suspended" */ './suspended.tsx').catch(() => undefined);

/** What the server asks for besides the password. */
function stepAfter(error: ApiError | undefined): LoginStep | undefined {
  if (error?.code === 'SECOND_FACTOR') return 'code';
  return error?.fields.newPassword === undefined ? undefined : 'newPassword';
}
