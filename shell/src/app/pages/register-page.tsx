import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useLocation, useNavigate } from '@estela/runtime';
import { RegisterForm } from '../../features/register/register-form.tsx';
import { accountTexts } from '../account-texts.ts';
import { AuthPage } from '../auth-page.tsx';
import { withTexts } from '../page-texts.tsx';

export const RegisterPage = withTexts('account', accountTexts, function RegisterPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <AuthPage title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm onLogin={() => navigate(paths.login(), { state })} />
    </AuthPage>
  );
});
