import type { AirspaceCheck } from '@estela/contracts';
import type { AirspaceVerdict } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import { Ban, CircleCheck, CircleHelp, KeyRound, type LucideIcon, TriangleAlert } from 'lucide-react';
import styles from './verdict.module.css';

/** Data of the header: from a new verdict, or from one stored with a flight. */
export type Judged = Pick<AirspaceCheck, 'verdict' | 'maxFreeHeight' | 'altitude'>;

const icons: Record<AirspaceVerdict, LucideIcon> = {
  allowed: CircleCheck,
  conditions: TriangleAlert,
  unknown: CircleHelp,
  authorisation: KeyRound,
  prohibited: Ban,
};

interface VerdictHeadProps {
  check: Judged;
  headingLevel: 2 | 3 | 4;
}

/** The verdict as a word, a colour and an icon, and the height up to which no zone applies. */
export function VerdictHead({ check, headingLevel }: VerdictHeadProps) {
  const { t } = useTranslation('spots');
  const { number } = useFormat();
  const { verdict, maxFreeHeight } = check;
  const Icon = icons[verdict];
  const Heading = `h${headingLevel}` as const;
  const height = () => {
    if (maxFreeHeight === null) return t('airspace.freeUnknown');
    return maxFreeHeight === 0
      ? t('airspace.freeNone')
      : t('airspace.freeTo', { metres: number(maxFreeHeight) });
  };
  return (
    <div className={cx(styles.head, styles[verdict])}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div>
        <Heading className={styles.verdict}>{t(`airspace.verdict.${verdict}`)}</Heading>
        <p className={styles.height}>{height()}</p>
      </div>
    </div>
  );
}
