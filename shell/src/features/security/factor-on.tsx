import { useConfirmSecondFactorMutation, useRemoveSecondFactorMutation } from '@estela/api/shell';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { Notice, Section, Stack, toast } from '@estela/ui';
import { FormActions, PasswordField, TextField } from '@estela/ui/form';
import { codeSchema, codeValues, removalSchema, removalValues } from './factor-schemas.ts';
import styles from './second-factor.module.css';

interface FactorOnProps {
  onCodes: (codes: readonly string[]) => void;
  onOff: () => void;
}

/** Actions for a second factor that is on. */
export function FactorOn({ onCodes, onOff }: FactorOnProps) {
  const { t } = useTranslation('secondFactor');
  const [confirm] = useConfirmSecondFactorMutation();
  const [remove] = useRemoveSecondFactorMutation();
  const switchOff = async (values: typeof removalValues) => {
    await remove(values).unwrap();
    toast({ tone: 'success', text: t('off.done') });
    onOff();
  };
  return (
    <Stack>
      <Notice tone="success">{t('on')}</Notice>
      <Section title={t('renew.title')} level={3}>
        <Form
          submitOnEnter
          initialValues={codeValues}
          validationSchema={codeSchema}
          onSubmit={async ({ code }) => onCodes((await confirm({ code }).unwrap()).recoveryCodes)}
          guard="none"
          label={t('renew.title')}
        >
          <p className={styles.text}>{t('renew.text')}</p>
          <TextField
            name="code"
            label={t('renew.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
          />
          <FormActions submitLabel={t('renew.submit')} />
        </Form>
      </Section>
      <Section title={t('off.title')} level={3}>
        <Form
          submitOnEnter
          initialValues={removalValues}
          validationSchema={removalSchema}
          onSubmit={switchOff}
          guard="none"
          label={t('off.title')}
        >
          <p className={styles.text}>{t('off.text')}</p>
          <PasswordField name="currentPassword" label={t('off.password')} />
          <TextField name="code" label={t('off.code')} autoComplete="one-time-code" required />
          <FormActions submitLabel={t('off.submit')} />
        </Form>
      </Section>
    </Stack>
  );
}
