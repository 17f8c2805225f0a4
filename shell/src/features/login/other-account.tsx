import type { OwnUser } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button } from '@estela/ui';
import styles from './login-form.module.css';

export interface OtherAccountProps {
  account: OwnUser;
  onGoOn: () => void;
}

/** When another tab has changed the account: continue as that one, with a warning about what happens to typed text. */
export function OtherAccount({ account: { name, username }, onGoOn }: OtherAccountProps) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.otherAccount}>
      <Button block onClick={onGoOn}>
        {t('taken.goOn', { name })}
      </Button>
      <p>{t('taken.goOnHint', { username })}</p>
    </div>
  );
}
