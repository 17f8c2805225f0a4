import { useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { Badge, Button, Section } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { PlainList } from '@estela/ui/plain-list';
import styles from './security.module.css';

const dialogs = {
  password: lazyDialog(
    async () => (await import(/* webpackChunkName: "security" */ './security-dialogs.tsx')).PasswordDialog,
  ),
  sessions: lazyDialog(
    async () => (await import(/* webpackChunkName: "security" */ './security-dialogs.tsx')).SessionsDialog,
  ),
  factor: lazyDialog(
    async () => (await import(/* webpackChunkName: "second-factor" */ './factor-dialog.tsx')).FactorDialog,
  ),
};
const parts = ['password', 'factor', 'sessions'] as const;
const pageParams = { security: oneOf([...parts, ''] as const, '') };

/** The account's security: password, second factor and sessions, each with the dialog that changes it. */
export function SecuritySection() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const { query, change } = useQueryState(pageParams);
  return (
    <Section title={t('security.title')} id="security">
      <PlainList className={styles.rows}>
        {parts.map((part) => {
          const Dialog = dialogs[part];
          return (
            <li key={part} className={styles.row}>
              <div className={styles.words}>
                <p>
                  {t(`security.${part}`)}{' '}
                  {part === 'factor' && user?.secondFactor && (
                    <Badge tone="success">{t('security.factorOn')}</Badge>
                  )}
                </p>
                <p className={styles.hint}>{t(`security.${part}Hint`)}</p>
              </div>
              <Button onClick={() => change({ security: part })}>{t(`security.${part}Button`)}</Button>
              <Dialog
                open={query.security === part}
                // Replaces the address: Back must not reopen an old form.
                onOpenChange={() => change({ security: '' }, { replace: true })}
              />
            </li>
          );
        })}
      </PlainList>
    </Section>
  );
}
