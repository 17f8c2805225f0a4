import { useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Button, IconButton } from '@estela/ui';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { ReportDialog } from './report-dialog.ts';
import type { ReportSubject } from './report-subject.ts';

export interface ReportButtonProps extends ReportSubject {
  /** With its word, for the end of a page; without it the picture alone. */
  labelled?: boolean;
  size?: 'sm';
}

/** Reports what is not one's own. Its dialog comes when someone reaches for it. */
export function ReportButton({ labelled = false, size, ...subject }: ReportButtonProps) {
  const { t } = useTranslation('common');
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (user && user._id === subject.pilot?._id) return null;
  const label = t('reportOf', { name: subject.name });
  const ask = {
    'aria-haspopup': 'dialog',
    onClick: () => setOpen(true),
    onPointerEnter: ReportDialog.fetchAhead,
    onFocus: ReportDialog.fetchAhead,
    icon: <Flag aria-hidden="true" />,
  } as const;
  return (
    <>
      {labelled ? (
        <Button {...ask} variant="ghost" aria-label={label}>
          {t('report')}
        </Button>
      ) : (
        <IconButton {...ask} {...(size && { size })} label={label} />
      )}
      <ReportDialog {...subject} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
