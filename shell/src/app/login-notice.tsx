import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { Button, EmptyState, Inline, Page } from '@estela/ui';

/** Shown instead of a page that needs an account. */
export function LoginNotice() {
  const { t } = useTranslation('layout');
  const { session } = usePlatform();
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={t('loginRequired.title')}
        text={t('loginRequired.text')}
        action={
          <Inline>
            <Button variant="primary" onClick={session.openLogin}>
              {t('loginRequired.login')}
            </Button>
            <Button onClick={session.openRegister}>{t('loginRequired.register')}</Button>
          </Inline>
        }
      />
    </Page>
  );
}
