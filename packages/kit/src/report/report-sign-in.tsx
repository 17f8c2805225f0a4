import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { Button, Inline, Stack } from '@estela/ui';

/** For guests: what an account is needed for, and the way to one. */
export function ReportSignIn({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('report');
  const { openLogin, openRegister } = usePlatform().session;
  const leaveFor = (open: () => void) => () => {
    onLeave();
    open();
  };
  return (
    <Stack>
      <p>{t('guest.text')}</p>
      <Inline justify="end">
        <Button onClick={leaveFor(openRegister)}>{t('guest.register')}</Button>
        <Button variant="primary" onClick={leaveFor(openLogin)}>
          {t('guest.login')}
        </Button>
      </Inline>
    </Stack>
  );
}
