import { errorText } from '@estela/api';
import { useDismissGroupReportMutation } from '@estela/api/groups';
import type { Group, GroupReport } from '@estela/contracts';
import { atComment, paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Badge, Button, Card, Inline, Stack, toast } from '@estela/ui';
import styles from './member-list.module.css';
import { RemoveReported } from './remove-reported.tsx';

interface ReportCaseProps {
  group: Group;
  item: GroupReport;
  /** Called before the case disappears: the focus needs another place. */
  onDone: () => void;
}

/** A reported item: its content, the reports on it, and the actions. */
export function ReportCase({ group, item, onDone }: ReportCaseProps) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const { relative } = useFormat();
  const [dismiss, { isLoading }] = useDismissGroupReportMutation();
  const { kind, title, content, accused, count, reports } = item;

  async function keep() {
    const { error } = await dismiss({ id: group._id, reportId: item._id });
    if (error) return void toast({ tone: 'danger', text: errorText(error, common) });
    toast({ tone: 'success', text: t('reports.kept', { name: title }) });
    onDone();
  }
  return (
    <Card as="article" aria-label={title}>
      <Stack gap={12}>
        <Inline>
          <Badge>{t(`reports.kind.${kind}`)}</Badge>
          <Badge tone="warning">{t('card.reported', { count })}</Badge>
        </Inline>
        <h3 className={styles.reported}>
          <Link to={placeOf(group._id, item)}>{title}</Link>
        </h3>
        {accused && kind !== 'user' && <p>{t('reports.by', { name: accused.name })}</p>}
        {content.trim() !== '' && <blockquote className={styles.quote}>{content.trim()}</blockquote>}
        <ul className={styles.reasons}>
          {reports.map(({ _id, reason, text, createdAt }) => (
            <li key={_id}>
              {`${t(`reports.reason.${reason}`)} · `}
              <time dateTime={createdAt}>{relative(createdAt)}</time>
              {text !== '' && <blockquote className={styles.quote}>{text}</blockquote>}
            </li>
          ))}
        </ul>
        <Inline>
          <Button
            busy={isLoading}
            aria-label={t('reports.keepOf', { name: title })}
            onClick={() => void keep()}
          >
            {t('reports.keep')}
          </Button>
          {item.removable && <RemoveReported group={group} item={item} onDone={onDone} />}
        </Inline>
      </Stack>
    </Card>
  );
}

function placeOf(groupId: string, { kind, target, topic, post, title }: GroupReport): string {
  if (kind === 'topic') return paths.topic(groupId, target);
  if (kind === 'post') return paths.post(groupId, target);
  if (kind === 'comment' && topic) return atComment(paths.topic(groupId, topic), target);
  if (kind === 'comment' && post) return atComment(paths.post(groupId, post), target);
  return kind === 'user' ? paths.dashboard(title) : paths.group(groupId, { tab: 'posts' });
}
