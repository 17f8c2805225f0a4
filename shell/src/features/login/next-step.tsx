import { useTranslation } from '@estela/i18n';
import { PasswordField, TextField, useFormikContext } from '@estela/ui/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoginStep } from './login-schema.ts';

interface NextStepProps {
  step: Exclude<LoginStep, 'password'>;
  /** Another account is named: what this one wants is not asked of it. */
  onOther: () => void;
}

/** What a login asks for after the password; it comes into a form that is in use, so it takes the focus. */
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
