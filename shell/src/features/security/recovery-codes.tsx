import { useTranslation } from '@estela/i18n';
import { copyText } from '@estela/kit/clipboard';
import { saveFile } from '@estela/kit/save-file';
import { Button, Inline, Stack } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useEffect, useRef } from 'react';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('secondFactor');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus was removed.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const copyTexts = { copied: t('codes.copied'), failed: t('codes.copyFailed') };
  return (
    <Stack>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('codes.title')}
      </h3>
      <p className={styles.text}>{t('codes.text')}</p>
      <PlainList className={styles.codes} aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </PlainList>
      <Inline>
        <Button onClick={() => copyText(text, copyTexts)}>{t('codes.copy')}</Button>
        <Button onClick={() => saveFile('estela.txt', `${t('codes.file')}\n\n${text}\n`, 'text/plain')}>
          {t('codes.save')}
        </Button>
      </Inline>
      <Button variant="primary" block onClick={onDone}>
        {t('codes.done')}
      </Button>
    </Stack>
  );
}
