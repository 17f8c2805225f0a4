import { addCatalogue, useTranslation } from '@estela/i18n';
import { Dialog } from '@estela/ui/dialog';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import accountEn from '../../locales/account.en.json' with { type: 'json' };
import accountEs from '../../locales/account.es.json' with { type: 'json' };
import en from '../../locales/security.en.json' with { type: 'json' };
import es from '../../locales/security.es.json' with { type: 'json' };
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

interface SecurityDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function PasswordDialog(props: SecurityDialogProps) {
  return (
    <SecurityDialog {...props} of="password">
      <PasswordForm onDone={() => props.onOpenChange(false)} />
    </SecurityDialog>
  );
}

export function SessionsDialog(props: SecurityDialogProps) {
  return (
    <SecurityDialog {...props} of="sessions">
      <SessionList />
    </SecurityDialog>
  );
}

interface TitledProps extends SecurityDialogProps {
  of: 'password' | 'sessions';
  children: ReactNode;
}

/** The texts are in the dialogs' chunk and are loaded before the first dialog is shown. */
function SecurityDialog({ open, onOpenChange, of, children }: TitledProps) {
  const { t, i18n } = useTranslation('security');
  const [isReady, setIsReady] = useState(() => i18n.hasResourceBundle('es', 'security'));
  useLayoutEffect(() => {
    addCatalogue(i18n, 'security', { es, en });
    // The rules for a new password are said as at registration.
    addCatalogue(i18n, 'account', { es: accountEs, en: accountEn });
    setIsReady(true);
  }, [i18n]);
  return (
    isReady && (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t(`title.${of}`)}
        description={t(`lead.${of}`)}
        size="sm"
        outsidePress={of === 'sessions' ? undefined : 'double'}
      >
        {children}
      </Dialog>
    )
  );
}
