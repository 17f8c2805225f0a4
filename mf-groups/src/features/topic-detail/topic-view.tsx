import type { Group, Topic } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { BackLink } from '@estela/kit/entity';
import { LinkedCards, wordsBeside } from '@estela/kit/linked-cards';
import { Link, PageHead } from '@estela/runtime';
import { Badge, Identity, Inline, Page, PageHeader, Stack } from '@estela/ui';
import { Lock, Pin } from 'lucide-react';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { TopicActions } from './topic-actions.tsx';
import { TopicThread } from './topic-thread.tsx';

interface TopicViewProps {
  group: Group;
  topic: Topic;
}

export function TopicView({ group, topic }: TopicViewProps) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { author } = topic;
  const words = wordsBeside(topic.description, location.origin);
  return (
    <Page>
      <PageHead title={topic.title} />
      <BackLink to={paths.group(group._id)}>{group.name}</BackLink>
      <PageHeader
        title={topic.title}
        eyebrow={
          (topic.pinned || topic.locked) && (
            <Inline as="span">
              {topic.pinned && (
                <Badge tone="info" icon={<Pin aria-hidden="true" />}>
                  {t('topic.pinned')}
                </Badge>
              )}
              {topic.locked && <Badge icon={<Lock aria-hidden="true" />}>{t('topic.locked')}</Badge>}
            </Inline>
          )
        }
        actions={<TopicActions group={group} topic={topic} />}
      />
      <Stack>
        <Identity
          name={author.name}
          src={author.profilePicture}
          title={<Link to={paths.dashboard(author.username)}>{author.name}</Link>}
          detail={
            <>
              <time dateTime={topic.createdAt} title={format.dateTime(topic.createdAt)}>
                {format.relative(topic.createdAt)}
              </time>
              {topic.edited && ` · ${t('topic.edited')}`}
            </>
          }
        />
        {words && <Markdown text={words} />}
        <LinkedCards text={topic.description} />
        <TopicThread group={group} topic={topic} />
      </Stack>
    </Page>
  );
}
