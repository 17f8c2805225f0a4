import { errorText, skipToken } from '@estela/api';
import { useCheckAirspaceQuery } from '@estela/api/spots';
import type { AirspaceCheck } from '@estela/contracts';
import { type AirspaceVerdict, airspaceVerdicts } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { Button, ErrorState, Notice, SkeletonList, useDelayed } from '@estela/ui';
import { NoPermission } from './no-permission.tsx';
import { useFresh } from './use-fresh.ts';
import styles from './verdict.module.css';
import { VerdictFacts } from './verdict-facts.tsx';
import { VerdictHead } from './verdict-head.tsx';
import { VerdictRoom } from './verdict-room.tsx';

interface VerdictProps {
  lat: number;
  lng: number;
  /** The time; undefined is now. */
  at?: string | undefined;
  headingLevel?: 2 | 3 | 4;
  /** Folds the reasons: for cards over a map, where there is little space. */
  folded?: boolean;
}

/** What may be flown at a place and time: loading, failed, without a network, or the verdict, which is read out. */
export function Verdict({ lat, lng, at, headingLevel = 3, folded = false }: VerdictProps) {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const isPlace = Number.isFinite(lat) && Number.isFinite(lng);
  const query = useCheckAirspaceQuery(isPlace ? { lat, lng, ...(at && { at }) } : skipToken);
  const { currentData: check, data: former, error, isFetching, refetch } = query;
  useFresh({ ...query, refetch: isPlace ? refetch : undefined });
  const isLeft = check && error !== undefined && !isFetching;
  const failed = !check && error !== undefined && !isFetching;
  const slow = useDelayed(isFetching && !check);
  const verdictText = check && t(`airspace.verdict.${check.verdict}`);
  const height = check?.maxFreeHeight;
  return (
    <div aria-busy={isFetching}>
      <p role="status" className="e-visually-hidden">
        {isFetching && !check ? t('airspace.checking') : verdictText}
        {verdictText && height ? `. ${t('airspace.freeTo', { metres: number(height) })}` : ''}
      </p>
      {isLeft && (
        <NotAgain answeredAt={query.fulfilledTimeStamp ?? check.at} onRetry={() => void refetch()} />
      )}
      {check && <Answer check={check} headingLevel={headingLevel} folded={folded} />}
      {failed && (
        <ErrorState
          compact
          headingLevel={headingLevel}
          title={t(navigator.onLine ? 'airspace.failed' : 'airspace.offline')}
          text={navigator.onLine ? errorText(error, common) : t('airspace.offlineText')}
          onRetry={() => void refetch()}
        />
      )}
      {!check && !failed && (
        <Waiting former={former} headingLevel={headingLevel} folded={folded} slow={slow} />
      )}
    </div>
  );
}

/** The first coming zone or NOTAM that is stricter than the verdict: visible also when the zones are folded. */
function StricterSoon({ check: { verdict, upcoming } }: { check: AirspaceCheck }) {
  const { t } = useTranslation('spots');
  const { dateTime } = useFormat();
  const strictness = (one: AirspaceVerdict) => airspaceVerdicts.indexOf(one);
  const first = upcoming
    .flatMap((zone) =>
      zone.validFrom === null || zone.advice || zone.above ? [] : [{ zone, from: zone.validFrom }],
    )
    .filter(({ zone }) => strictness(zone.severity) > strictness(verdict))
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from))[0];
  if (!first) return null;
  return (
    <p className={styles.soon}>{t('airspace.soon', { time: dateTime(first.from), name: first.zone.name })}</p>
  );
}

/** The verdict shown is out of date. */
function NotAgain({ answeredAt, onRetry }: { answeredAt: number | string; onRetry: () => void }) {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const { dateTime } = useFormat();
  const again = (
    <Button size="sm" onClick={onRetry}>
      {common('retry')}
    </Button>
  );
  return (
    <Notice tone="warning" className={styles.again} action={again}>
      {t('airspace.notAgain', { time: dateTime(answeredAt) })}
    </Notice>
  );
}

interface WaitingProps extends Omit<AnswerProps, 'check'> {
  former: AirspaceCheck | undefined;
  slow: boolean;
}

function Waiting({ former, headingLevel, folded, slow }: WaitingProps) {
  return (
    <div className={styles.waiting}>
      {former && (
        // Invisible, so that buttons below do not move until the next verdict has loaded.
        <div inert aria-hidden="true">
          <Answer check={former} headingLevel={headingLevel} folded={folded} />
        </div>
      )}
      {folded ? slow && <SkeletonList of="line" count={4} /> : <VerdictRoom shown={slow} />}
    </div>
  );
}

type AnswerProps = Required<Pick<VerdictProps, 'headingLevel' | 'folded'>> & { check: AirspaceCheck };

function Answer({ check, headingLevel, folded }: AnswerProps) {
  const { t } = useTranslation('spots');
  return (
    <>
      <VerdictHead check={check} headingLevel={headingLevel} />
      <StricterSoon check={check} />
      {folded ? (
        <details className={styles.more}>
          <summary>{t('airspace.more')}</summary>
          <VerdictFacts check={check} />
        </details>
      ) : (
        <VerdictFacts check={check} />
      )}
      <NoPermission />
    </>
  );
}
