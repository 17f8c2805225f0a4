import { useSession } from '@estela/api';
import { useLazyOwnAccountQuery } from '@estela/api/shell';
import { addCatalogue, useTranslation } from '@estela/i18n';
import { Stack } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { useLayoutEffect, useState } from 'react';
import { ConfirmNotice } from '../../components/confirm-email/confirm-notice.tsx';
import en from '../../locales/second-factor.en.json' with { type: 'json' };
import es from '../../locales/second-factor.es.json' with { type: 'json' };
import { FactorOn } from './factor-on.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

interface FactorDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Switches the second factor on and off. The texts are in the dialog's chunk. */
export function FactorDialog({ open, onOpenChange }: FactorDialogProps) {
  const { t, i18n } = useTranslation('secondFactor');
  const [isReady, setIsReady] = useState(() => i18n.hasResourceBundle('es', 'secondFactor'));
  useLayoutEffect(() => {
    addCatalogue(i18n, 'secondFactor', { es, en });
    setIsReady(true);
  }, [i18n]);
  return (
    isReady && (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('title')}
        description={t('lead')}
        size="sm"
        outsidePress="none"
      >
        <FactorSteps onDone={() => onOpenChange(false)} />
      </Dialog>
    )
  );
}

function FactorSteps({ onDone }: { onDone: () => void }) {
  const { user } = useSession();
  const [readAccount] = useLazyOwnAccountQuery();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const show = (made: readonly string[]) => {
    setCodes(made);
    void readAccount();
  };
  if (user && !user.secondFactor && !user.emailConfirmed) return <Unconfirmed />;
  if (!user?.secondFactor) return <FactorSetup onCodes={show} onCancel={onDone} />;
  const close = () => {
    onDone();
    void readAccount();
  };
  return <FactorOn onCodes={show} onOff={close} />;
}

/** Someone who registers with another person's address must not lock that person out of the account. */
function Unconfirmed() {
  const { t } = useTranslation('secondFactor');
  return (
    <Stack>
      <p className={styles.text}>{t('unconfirmed')}</p>
      <ConfirmNotice />
    </Stack>
  );
}
