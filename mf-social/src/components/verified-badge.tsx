import { useTranslation } from '@estela/i18n';
import { BadgeCheck } from 'lucide-react';
import styles from './verified-badge.module.css';

export function VerifiedBadge() {
  const { t } = useTranslation('common');
  return <BadgeCheck className={styles.badge} role="img" aria-label={t('verified')} />;
}
