import { useTranslation } from '@estela/i18n';
import { Button, cx, Notice } from '@estela/ui';
import { useMemo, useState } from 'react';
import { type Block, compareLines, type Line, type Pair } from './compare-lines.ts';
import styles from './differences.module.css';

/** Two texts side by side if there is space, else one below the other; equal lines are folded. */
export function Differences({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('gear');
  const comparison = useMemo(() => compareLines(before, after), [before, after]);
  if (!comparison) return <Notice tone="warning">{t('snapshots.compare.tooDifferent')}</Notice>;
  if (comparison.changes === 0) return <Notice>{t('snapshots.compare.same')}</Notice>;
  return (
    <div className={styles.comparison}>
      <p role="status">{t('snapshots.compare.changed', { count: comparison.changes })}</p>
      {comparison.groups.map(({ section, blocks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may have two sections of one name
        <section key={index} className={styles.group}>
          <h4 className={styles.section}>{section || t('snapshots.compare.start')}</h4>
          <div className={styles.lines}>
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one comparison never move
              <BlockRows key={at} block={block} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function BlockRows({ block: { kind, pairs } }: { block: Block }) {
  const { t } = useTranslation('gear');
  const [isOpen, setOpen] = useState(false);
  if (kind === 'folded' && !isOpen)
    return (
      <Button size="sm" variant="ghost" className={styles.fold} onClick={() => setOpen(true)}>
        {t('snapshots.compare.folded', { count: pairs.length })}
      </Button>
    );
  return pairs.map((pair) => <PairRow key={`${pair.before?.number}-${pair.after?.number}`} pair={pair} />);
}

function PairRow({ pair: { before, after, isSame } }: { pair: Pair }) {
  const { t } = useTranslation('gear');
  return (
    <div className={cx(styles.pair, isSame && styles.same)}>
      <Side
        line={before}
        mark={isSame ? '' : '−'}
        tone={styles.removed}
        spokenMark={t('snapshots.compare.removed')}
      />
      <Side
        line={after}
        mark={isSame ? '' : '+'}
        tone={styles.added}
        spokenMark={t('snapshots.compare.added')}
      />
    </div>
  );
}

interface SideProps {
  line: Line | undefined;
  mark: string;
  tone: string | undefined;
  /** For viewers who do not see the colour. */
  spokenMark: string;
}

function Side({ line, mark, tone, spokenMark }: SideProps) {
  if (!line) return <div className={styles.none} />;
  return (
    <div className={cx(styles.side, mark !== '' && tone)}>
      <span className={styles.number} aria-hidden="true">
        {line.number}
      </span>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      {mark !== '' && <span className="e-visually-hidden">{spokenMark}</span>}
      <code className={styles.code}>{line.text}</code>
    </div>
  );
}
