import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { Button, EmptyState, type EmptyStateProps, Inline } from '@estela/ui';

interface SignInPromptProps extends Pick<EmptyStateProps, 'illustration' | 'headingLevel' | 'compact'> {
  title: string;
  text: string;
}

/** For guests, in the place of what needs an account. */
export function SignInPrompt({ illustration = 'people', ...words }: SignInPromptProps) {
  const { t } = useTranslation('social');
  const { openLogin, openRegister } = usePlatform().session;
  return (
    <EmptyState
      illustration={illustration}
      {...words}
      action={
        <Inline>
          <Button variant="primary" onClick={openLogin}>
            {t('signIn.login')}
          </Button>
          <Button onClick={openRegister}>{t('signIn.register')}</Button>
        </Inline>
      }
    />
  );
}
