import { useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { dismissToast, toast } from '@estela/ui';
import { useEffect, useEffectEvent } from 'react';

/** Says why a pilot is a guest now whose profile could not be loaded, until they have read it or log in. */
export function useLostSession(canTell: boolean): void {
  const { t } = useTranslation('offline');
  const { openLogin } = usePlatform().session;
  const isLost = useSession().lost && canTell;
  const tell = useEffectEvent(() => {
    const action = { label: t('login'), onAction: openLogin };
    return toast({ tone: 'warning', text: t('lost'), action, duration: 0 });
  });
  useEffect(() => {
    if (!isLost) return;
    const id = tell();
    return () => dismissToast(id);
  }, [isLost]);
}
