import { continueAs, useAppDispatch, useSession } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Dialog } from '@estela/ui/dialog';
import { LoginForm } from '../features/login/login-form.tsx';
import { OtherAccount } from '../features/login/other-account.tsx';
import { ForgotForm } from '../features/password-reset/forgot-form.tsx';
import { RegisterForm } from '../features/register/register-form.tsx';
import type { AccountDialogName } from './account-dialog-state.ts';
import { accountTexts } from './account-texts.ts';
import { withTexts } from './page-texts.tsx';

export interface AccountDialogsProps {
  open: AccountDialogName | undefined;
  onOpen: (dialog: AccountDialogName) => void;
  onOpenChange: (open: boolean) => void;
  /** Called when the session begins, by logging in or by registering. */
  onSignedIn: (user: OwnUser) => void;
}

/** Login, registration and forgotten password at layout level; one is open at a time. */
export const AccountDialogs = withTexts(
  'account',
  accountTexts,
  function AccountDialogs({ open, onOpen, onOpenChange, onSignedIn }: AccountDialogsProps) {
    const { t } = useTranslation('account');
    const { expired, takenBy } = useSession();
    const dispatch = useAppDispatch();
    return (
      <>
        <Dialog
          open={open === 'login'}
          onOpenChange={onOpenChange}
          title={t(takenBy ? 'taken.title' : 'login.title')}
          description={
            takenBy
              ? t('taken.lead', { name: takenBy.name, username: takenBy.username })
              : t(expired ? 'login.expired' : 'login.lead')
          }
          size="sm"
          outsidePress="double"
        >
          <LoginForm
            onSuccess={onSignedIn}
            onForgot={() => onOpen('forgot')}
            onRegister={() => onOpen('register')}
          />
          {takenBy && (
            <OtherAccount
              account={takenBy}
              onGoOn={() => {
                dispatch(continueAs(takenBy));
                onOpenChange(false);
              }}
            />
          )}
        </Dialog>
        <Dialog
          open={open === 'register'}
          onOpenChange={onOpenChange}
          title={t('register.title')}
          description={t('register.lead')}
          outsidePress="none"
        >
          <RegisterForm onSuccess={onSignedIn} onLogin={() => onOpen('login')} />
        </Dialog>
        <Dialog
          open={open === 'forgot'}
          onOpenChange={onOpenChange}
          title={t('forgot.title')}
          description={t('forgot.lead')}
          size="sm"
        >
          <ForgotForm onDone={() => onOpenChange(false)} />
        </Dialog>
      </>
    );
  },
);
