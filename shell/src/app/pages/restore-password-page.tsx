import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useNavigate } from '@estela/runtime';
import { text, useQueryState } from '@estela/runtime/query-state';
import { Button, Notice, Stack, toast } from '@estela/ui';
import { useState } from 'react';
import { RestoreForm } from '../../features/password-reset/restore-form.tsx';
import { openAccountDialog } from '../account-dialog-state.ts';
import { accountTexts } from '../account-texts.ts';
import { AuthPage } from '../auth-page.tsx';
import { withTexts } from '../page-texts.tsx';

const pageParams = { token: text() };

export const RestorePasswordPage = withTexts('account', accountTexts, function RestorePasswordPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [isExpired, setIsExpired] = useState(false);
  const { token } = useQueryState(pageParams).query;
  return (
    <AuthPage title={t('restore.title')} lead={t('restore.lead')}>
      {token && !isExpired ? (
        <RestoreForm
          token={token}
          onExpired={() => setIsExpired(true)}
          onSuccess={() => {
            toast({ tone: 'success', text: t('restore.done') });
            navigate(paths.login());
          }}
        />
      ) : (
        <Stack>
          <Notice tone="warning" role="alert">
            {t('restore.noToken')}
          </Notice>
          <Button variant="primary" block onClick={() => openAccountDialog('forgot')}>
            {t('restore.askAgain')}
          </Button>
        </Stack>
      )}
    </AuthPage>
  );
});
