import { useRegisterMutation } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { Link } from '@estela/runtime';
import { Button } from '@estela/ui';
import { CheckboxField, FormActions, PasswordField, TextField } from '@estela/ui/form';
import { PasswordHint } from '../../components/password-hint/password-hint.tsx';
import styles from './register-form.module.css';

const registerValues = {
  username: '',
  email: '',
  name: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
};

/** The form is shown before its validation has loaded: yup is half of what a page with a form would load. */
async function loadSchema() {
  const { registerSchema } = await import(/* webpackChunkName: "account-rules" */ './register-schema.ts');
  return registerSchema;
}

/** Fields whose words make a password easy to guess. */
const named = ['username', 'email', 'name', 'lastName'] as const;

export interface RegisterFormProps {
  /** Not needed on the page for registering: there the change of session redirects. */
  onSuccess?: (user: OwnUser) => void;
  onLogin: () => void;
}

export function RegisterForm({ onSuccess, onLogin }: RegisterFormProps) {
  const { t } = useTranslation('account');
  const [register] = useRegisterMutation();
  const submit = async (values: typeof registerValues) => {
    const schema = await loadSchema();
    const { confirmPassword: _, acceptTerms: __, ...account } = schema.cast(values);
    const { user } = await register({ ...account, acceptTerms: true }).unwrap();
    onSuccess?.(user);
  };
  // i18next's Trans would cost every visitor 3 kB, for this one link.
  const [before, terms, after] = t('register.acceptTerms').split(/<\/?terms>/);
  return (
    <>
      <Form
        submitOnEnter
        initialValues={registerValues}
        validationSchema={loadSchema}
        onSubmit={submit}
        guard="none"
        failure={t('register.failed')}
        label={t('register.title')}
      >
        <div className={styles.pair}>
          <TextField name="name" label={t('register.name')} autoComplete="given-name" />
          <TextField name="lastName" label={t('register.lastName')} autoComplete="family-name" />
        </div>
        <TextField
          name="username"
          label={t('register.username')}
          hint={t('register.usernameHint')}
          autoComplete="username"
          prefix="@"
        />
        <TextField
          name="email"
          type="email"
          label={t('register.email')}
          hint={t('register.emailHint')}
          autoComplete="email"
        />
        <PasswordField
          name="password"
          label={t('register.password')}
          hint={<PasswordHint namedBy={named} />}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label={t('register.confirmPassword')}
          autoComplete="new-password"
        />
        <CheckboxField
          name="acceptTerms"
          required
          label={
            <>
              {before}
              <Link to={paths.terms()} target="_blank">
                {terms}
              </Link>
              {after}
            </>
          }
        />
        <FormActions submitLabel={t('register.submit')} block />
      </Form>
      <p className={styles.other}>
        {t('register.haveAccount')}
        <Button variant="ghost" size="sm" onClick={onLogin}>
          {t('register.login')}
        </Button>
      </p>
    </>
  );
}
