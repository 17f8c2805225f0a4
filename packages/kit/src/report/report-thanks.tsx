import { errorText, useAppDispatch } from '@estela/api';
import { forgetPilot, useBlockReportedMutation } from '@estela/api/report';
import { useTranslation } from '@estela/i18n';
import { Button, Inline, Notice, Stack } from '@estela/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReportSubject } from './report-subject.ts';

interface ReportThanksProps extends Pick<ReportSubject, 'pilot' | 'group'> {
  isRepeated: boolean;
  onClose: () => void;
}

/** What happens next, and what the viewer can do at once. */
export function ReportThanks({ isRepeated, pilot, group, onClose }: ReportThanksProps) {
  const { t } = useTranslation('report');
  const dispatch = useAppDispatch();
  const [block, { isLoading, isSuccess, error }] = useBlockReportedMutation();
  const done = useRef<HTMLButtonElement>(null);
  const whatNext = t(group ? 'thanks.textInGroup' : 'thanks.text');
  // The form that had the focus is gone.
  useEffect(() => done.current?.focus(), []);
  const blocking = useRef<ReturnType<typeof block>>(undefined);
  // Not before the dialog closes: what it stands in may be the pilot's, and goes with it.
  const forget = useEffectEvent(async () => {
    const answer = await blocking.current;
    if (pilot && answer && !answer.error) void dispatch(forgetPilot(pilot._id));
  });
  useEffect(() => () => void forget(), []);

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
          <Button
            busy={isLoading}
            onClick={() => {
              blocking.current = block(pilot._id);
            }}
          >
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
