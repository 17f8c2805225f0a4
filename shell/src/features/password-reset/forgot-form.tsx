import { useRequestPasswordResetMutation } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { Notice } from '@estela/ui';
import { FormActions, TextField } from '@estela/ui/form';
import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds that the success message stays before the flow ends. */
const successTime = 3_000;
const forgotValues = { email: '' };

async function loadSchema() {
  const { forgotSchema } = await import(/* webpackChunkName: "account-rules" */ './reset-schemas.ts');
  return forgotSchema;
}

export interface ForgotFormProps {
  /** Called some time after the link was sent. */
  onDone: () => void;
  /** Shown above the field until the link was sent. */
  children?: ReactNode;
}

export function ForgotForm({ onDone, children }: ForgotFormProps) {
  const { t } = useTranslation('account');
  const [request] = useRequestPasswordResetMutation();
  const [isSent, setIsSent] = useState(false);

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(onDone, successTime);
    return () => clearTimeout(timer);
  }, [isSent, onDone]);

  const submit = async (values: typeof forgotValues) => {
    const schema = await loadSchema();
    await request(schema.cast(values)).unwrap();
    setIsSent(true);
  };

  if (isSent)
    return (
      <Notice tone="success" role="status">
        {t('forgot.sent')}
      </Notice>
    );
  return (
    <Form
      submitOnEnter
      initialValues={forgotValues}
      validationSchema={loadSchema}
      onSubmit={submit}
      guard="none"
      failure={t('forgot.failed')}
      label={t('forgot.title')}
    >
      {children}
      <TextField name="email" type="email" label={t('forgot.email')} autoComplete="username" />
      <FormActions submitLabel={t('forgot.submit')} block />
    </Form>
  );
}
