import { errorText } from '@estela/api';
import { useAnswerSuspensionMutation } from '@estela/api/shell';
import type { ModerationEntry } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { addCatalogue, useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { Button, Notice, Stack } from '@estela/ui';
import { FormActions, TextArea, yup } from '@estela/ui/form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import en from '../../locales/suspended.en.json' with { type: 'json' };
import es from '../../locales/suspended.es.json' with { type: 'json' };

const schema = yup.object({ text: yup.string().trim().required().max(limits.moderationNote.max) });

interface SuspendedProps {
  /** For a pilot who has proven the password: there is no session. */
  ticket: string;
  /** The server's message: until when, and the reason. */
  message: string;
  onBack: () => void;
}

/** Replaces the login form: why an account is suspended, and the one appeal against it. */
export function Suspended({ ticket, message, onBack }: SuspendedProps) {
  const { t, i18n } = useTranslation('suspended');
  const [isReady, setIsReady] = useState(() => i18n.hasResourceBundle('es', 'suspended'));
  useLayoutEffect(() => {
    addCatalogue(i18n, 'suspended', { es, en });
    setIsReady(true);
  }, [i18n]);
  const box = useRef<HTMLDivElement>(null);
  const [read, { data: decision, error }] = useAnswerSuspensionMutation();
  const [appeal, { data: appealed }] = useAnswerSuspensionMutation();
  useEffect(() => void read({ ticket }), [read, ticket]);
  useEffect(() => {
    if (isReady) box.current?.focus();
  }, [isReady]);
  if (!isReady) return null;
  const entry = appealed ?? decision;
  const submit = async ({ text }: { text: string }) =>
    void (await appeal({ ticket, appeal: text.trim() }).unwrap());
  return (
    <Stack>
      <div ref={box} tabIndex={-1}>
        <Notice tone="danger" role="alert" title={message}>
          {t('lead')}
        </Notice>
      </div>
      {error && <Notice tone="warning">{errorText(error, t)}</Notice>}
      {entry?.note && <p>{t('note', { note: entry.note })}</p>}
      {entry?.appeal && <Appealed appeal={entry.appeal} />}
      {entry && !entry.appeal && (
        <Form
          label={t('appeal.title')}
          initialValues={{ text: '' }}
          validationSchema={schema}
          onSubmit={submit}
        >
          <TextArea name="text" label={t('appeal.text')} hint={t('appeal.hint')} />
          <FormActions submitLabel={t('appeal.send')} block />
        </Form>
      )}
      <Button variant="ghost" block onClick={onBack}>
        {t('back')}
      </Button>
    </Stack>
  );
}

const tones = { open: 'info', upheld: 'warning', restored: 'success' } as const;

function Appealed({ appeal }: { appeal: NonNullable<ModerationEntry['appeal']> }) {
  const { t } = useTranslation('suspended');
  const { status, text, note } = appeal;
  return (
    <Notice tone={tones[status]} role="status" title={t(`appeal.status.${status}`)}>
      <p>{t('appeal.yours', { text })}</p>
      {note && <p>{t('appeal.answer', { note })}</p>}
    </Notice>
  );
}
