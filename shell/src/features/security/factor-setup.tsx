import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from '@estela/api/shell';
import type { CallAnswer } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { copyText } from '@estela/kit/clipboard';
import { Form } from '@estela/kit/form';
import { Button, Stack } from '@estela/ui';
import { FormActions, PasswordField, TextField } from '@estela/ui/form';
import { QrCode } from '@estela/ui/qr';
import { useEffect, useRef, useState } from 'react';
import { codeSchema, codeValues, passwordSchema, passwordValues } from './factor-schemas.ts';
import styles from './second-factor.module.css';

interface FactorSetupProps {
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The password, then a code that proves that the app has the secret. */
export function FactorSetup({ onCodes, onCancel }: FactorSetupProps) {
  const { t } = useTranslation('secondFactor');
  const [begin] = useBeginSecondFactorMutation();
  const [setup, setSetup] = useState<CallAnswer<'beginSecondFactor'>>();
  if (setup) return <ScanForm {...setup} onCodes={onCodes} onCancel={onCancel} />;
  return (
    <Form
      submitOnEnter
      initialValues={passwordValues}
      validationSchema={passwordSchema}
      onSubmit={async (values) => setSetup(await begin(values).unwrap())}
      guard="none"
      label={t('title')}
    >
      <p className={styles.text}>{t('begin.text')}</p>
      <PasswordField name="currentPassword" label={t('begin.password')} />
      <FormActions submitLabel={t('begin.submit')} onCancel={onCancel} />
    </Form>
  );
}

function ScanForm({ secret, uri, onCodes, onCancel }: FactorSetupProps & CallAnswer<'beginSecondFactor'>) {
  const { t } = useTranslation('secondFactor');
  const [confirm] = useConfirmSecondFactorMutation();
  const intro = useRef<HTMLParagraphElement>(null);
  // The form that had the focus was removed.
  useEffect(() => intro.current?.focus(), []);
  const copyTexts = { copied: t('scan.copied'), failed: t('scan.copyFailed') };
  return (
    <Form
      submitOnEnter
      initialValues={codeValues}
      validationSchema={codeSchema}
      onSubmit={async ({ code }) => onCodes((await confirm({ code }).unwrap()).recoveryCodes)}
      guard="none"
      label={t('title')}
    >
      <p ref={intro} tabIndex={-1} className={styles.text}>
        {t('scan.text')}
      </p>
      <div className={styles.qr} role="img" aria-label={t('scan.qr')}>
        <QrCode text={uri} />
      </div>
      <Stack>
        <div>
          <Button as="a" href={uri} size="sm">
            {t('scan.open')}
          </Button>
        </div>
        <p className={styles.text}>{t('scan.secret')}</p>
        <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <div>
          <Button size="sm" onClick={() => copyText(secret, copyTexts)}>
            {t('scan.copy')}
          </Button>
        </div>
      </Stack>
      <TextField
        name="code"
        label={t('scan.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <FormActions submitLabel={t('scan.submit')} onCancel={onCancel} />
    </Form>
  );
}
