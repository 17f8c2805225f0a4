import { useTranslation } from '@estela/i18n';
import { PasswordField, TextField, useFormikContext } from '@estela/ui/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoginStep } from './login-schema.ts';

interface NextStepProps {
  step: Exclude<LoginStep, 'password'>;
  /** Called when another account is entered, which may need no further step. */
  onOther: () => void;
}

/** What a login asks for after the password; it appears in a form that is in use, so it takes the focus. */
export function NextStep({ step, onOther }: NextStepProps) {
  const { t } = useTranslation('account');
  const { email } = useFormikContext<{ email: string }>().values;
  const [account] = useState(email);
  const leave = useEffectEvent(onOther);
  useEffect(() => {
    if (email !== account) leave();
  }, [email, account]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const texts = { name: step, label: t(`login.${step}`), hint: t(`login.${step}Hint`), required: true };
  return (
    <div ref={box}>
      {step === 'code' ? (
        <TextField {...texts} autoComplete="one-time-code" />
      ) : (
        <PasswordField {...texts} autoComplete="new-password" />
      )}
    </div>
  );
}
