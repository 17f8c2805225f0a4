import { errorText } from '@estela/api';
import { useBlockNews, useBlockReportedMutation } from '@estela/api/report';
import { useTranslation } from '@estela/i18n';
import { Button, Inline, Notice, Stack } from '@estela/ui';
import { useEffect, useRef } from 'react';
import type { ReportSubject } from './report-subject.ts';

interface ReportThanksProps extends Pick<ReportSubject, 'pilot' | 'group'> {
  isRepeated: boolean;
  onClose: () => void;
}

/** What happens next, and what the viewer can do at once. */
export function ReportThanks({ isRepeated, pilot, group, onClose }: ReportThanksProps) {
  const { t } = useTranslation('report');
  const [block, { isLoading, isSuccess, error }] = useBlockReportedMutation();
  const done = useRef<HTMLButtonElement>(null);
  const whatNext = t(group ? 'thanks.textInGroup' : 'thanks.text');
  // The form that had the focus is gone.
  useEffect(() => done.current?.focus(), []);
  const tellOfBlock = useBlockNews();
  useEffect(() => (isSuccess ? tellOfBlock : undefined), [isSuccess, tellOfBlock]);
  return (
    <Stack>
      <p role="status">{isRepeated ? t('thanks.again') : whatNext}</p>
      {pilot && !isSuccess && <p>{t('block.text', { name: pilot.name })}</p>}
      {pilot && isSuccess && (
        <Notice tone="success" role="status">
          {t('block.done', { name: pilot.name })}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {errorText(error, t)}
        </Notice>
      )}
      <Inline justify="end">
        {pilot && !isSuccess && (
          <Button busy={isLoading} onClick={() => void block(pilot._id)}>
            {t('block.action', { name: pilot.name })}
          </Button>
        )}
        <Button ref={done} variant="primary" onClick={onClose}>
          {t('common:close')}
        </Button>
      </Inline>
    </Stack>
  );
}
