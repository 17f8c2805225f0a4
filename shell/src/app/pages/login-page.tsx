import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useLocation, useNavigate } from '@estela/runtime';
import { LoginForm } from '../../features/login/login-form.tsx';
import { openAccountDialog } from '../account-dialog-state.ts';
import { accountTexts } from '../account-texts.ts';
import { AuthPage } from '../auth-page.tsx';
import { withTexts } from '../page-texts.tsx';

export const LoginPage = withTexts('account', accountTexts, function LoginPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <AuthPage title={t('login.title')} lead={t('login.lead')}>
      <LoginForm
        onForgot={() => openAccountDialog('forgot')}
        onRegister={() => navigate(paths.register(), { state })}
      />
    </AuthPage>
  );
});
