import { useListGroupReportsInfiniteQuery } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { ListState, Section, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useRef } from 'react';
import styles from './member-list.module.css';
import { ReportCase } from './report-case.tsx';

/** Reports in the group, for its moderators. */
export function Reports({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const section = useRef<HTMLDivElement>(null);
  const query = useListGroupReportsInfiniteQuery({ id: group._id }, { refetchOnMountOrArgChange: true });
  const title = t('reports.title');
  return (
    <div ref={section} tabIndex={-1}>
      <Section title={title}>
        <p>{t('reports.text')}</p>
        <ListState
          {...streamState(query, t)}
          errorTitle={t('reports.failed')}
          skeleton={<SkeletonList of="entry" count={1} />}
          empty={<p>{t('reports.empty')}</p>}
        >
          {(items) => (
            <PlainList aria-label={title} className={styles.reports}>
              {items.map((item) => (
                <li key={item._id}>
                  <ReportCase group={group} item={item} onDone={() => section.current?.focus()} />
                </li>
              ))}
            </PlainList>
          )}
        </ListState>
      </Section>
    </div>
  );
}
