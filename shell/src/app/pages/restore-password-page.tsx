import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, useNavigate } from '@estela/runtime';
import { text, useQueryState } from '@estela/runtime/query-state';
import { Button, Notice, toast } from '@estela/ui';
import { useState } from 'react';
import { ForgotForm } from '../../features/password-reset/forgot-form.tsx';
import { RestoreForm } from '../../features/password-reset/restore-form.tsx';
import { accountTexts } from '../account-texts.ts';
import { AuthPage } from '../auth-page.tsx';
import { withTexts } from '../page-texts.tsx';

const pageParams = { token: text() };

export const RestorePasswordPage = withTexts('account', accountTexts, function RestorePasswordPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [isExpired, setIsExpired] = useState(false);
  const { token } = useQueryState(pageParams).query;
  if (token && !isExpired)
    return (
      <AuthPage title={t('forgot.title')} lead={t('restore.lead')}>
        <RestoreForm
          token={token}
          onExpired={() => setIsExpired(true)}
          onSuccess={() => {
            toast({ tone: 'success', text: t('restore.done') });
            navigate(paths.login());
          }}
        />
        <BackToLogin />
      </AuthPage>
    );
  return (
    <AuthPage key="ask" title={t('forgot.title')} lead={t('forgot.lead')}>
      <ForgotForm onDone={() => navigate(paths.login())}>
        {isExpired && (
          <Notice tone="warning" role="alert">
            {t('restore.expired')}
          </Notice>
        )}
      </ForgotForm>
      <BackToLogin />
    </AuthPage>
  );
});

function BackToLogin() {
  const { t } = useTranslation('account');
  return (
    <Button as={Link} to={paths.login()} variant="ghost" size="sm" block>
      {t('forgot.back')}
    </Button>
  );
}
