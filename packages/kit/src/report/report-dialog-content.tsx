import { useSession } from '@estela/api';
import { addCatalogue, useTranslation } from '@estela/i18n';
import { useLayoutEffect, useState } from 'react';
import { FormDialog } from '../form/form-dialog.tsx';
import reportEn from './locales/report.en.json' with { type: 'json' };
import reportEs from './locales/report.es.json' with { type: 'json' };
import { ReportForm } from './report-form.tsx';
import { ReportSignIn } from './report-sign-in.tsx';
import type { ReportDialogProps } from './report-subject.ts';
import { ReportThanks } from './report-thanks.tsx';

/** Why something should not be there; then what happens next. */
export function ReportDialogContent({ open, onOpenChange, ...subject }: ReportDialogProps) {
  const { t, i18n } = useTranslation('report');
  const { status, expired } = useSession();
  // Whose session ends while they write keeps the form, under the dialog that asks them to log in again.
  const isGuest = status !== 'user' && !expired;
  const [sent, setSent] = useState<'first' | 'again'>();
  const isReady = i18n.hasResourceBundle('es', 'report');
  useLayoutEffect(() => {
    if (!isReady) addCatalogue(i18n, 'report', { es: reportEs, en: reportEn });
  }, [i18n, isReady]);
  if (!isReady) return null;

  function change(wanted: boolean) {
    onOpenChange(wanted);
    if (!wanted) setSent(undefined);
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={t(sent ? 'thanks.title' : 'ask.title', { name: subject.name })}
      description={sent || isGuest ? undefined : t(subject.group ? 'ask.textInGroup' : 'ask.text')}
      outsidePress={sent ? 'close' : 'none'}
    >
      {(close) => (
        <>
          {isGuest && <ReportSignIn onLeave={close} />}
          {!isGuest && !sent && <ReportForm {...subject} onSent={setSent} onCancel={close} />}
          {sent && (
            <ReportThanks
              isRepeated={sent === 'again'}
              pilot={subject.pilot}
              group={subject.group}
              onClose={close}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
