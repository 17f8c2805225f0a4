import { useTranslation } from '@estela/i18n';
import { copyText } from '@estela/kit/clipboard';
import { Button, Inline, Notice } from '@estela/ui';
import { CalendarPlus, Copy } from 'lucide-react';
import styles from './upkeep.module.css';

/** The address, shown only once: to copy, or to open in the calendar of this device. */
export function CalendarAddress({ url }: { url: string }) {
  const { t } = useTranslation('gear');
  const texts = { copied: t('upkeep.calendar.copied'), failed: t('upkeep.calendar.copyFailed') };
  return (
    <div className={styles.address}>
      <code className={styles.url}>{url}</code>
      <Inline>
        <Button
          variant="primary"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(url, texts)}
        >
          {t('upkeep.calendar.copy')}
        </Button>
        <Button as="a" href={url.replace(/^https?:/, 'webcal:')} icon={<CalendarPlus aria-hidden="true" />}>
          {t('upkeep.calendar.subscribe')}
        </Button>
      </Inline>
      <Notice tone="warning">{t('upkeep.calendar.once')}</Notice>
      <p className={styles.facts}>{t('upkeep.calendar.how')}</p>
    </div>
  );
}
