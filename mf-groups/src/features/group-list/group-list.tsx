import { useListGroupsQuery } from '@estela/api/groups';
import { limits } from '@estela/contracts/limits';
import { groupTabs } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { EntityList } from '@estela/kit/entity';
import { useQueryState } from '@estela/runtime/query-state';
import { Button, FilterChips, Page, PageHeader, SearchField, SkeletonList, Tag, Toolbar } from '@estela/ui';
import { pageSize } from '@estela/ui/paged-list';
import { Plus } from 'lucide-react';
import { GroupCard } from './group-card.tsx';
import { groupListParams } from './group-list-params.ts';
import { GroupsEmpty } from './groups-empty.tsx';

export interface GroupListProps {
  onCreate: () => void;
}

export function GroupList({ onCreate }: GroupListProps) {
  const { t } = useTranslation('groups');
  const { query, change, reset } = useQueryState(groupListParams);
  const { tab, q, tag, page } = query;
  const list = useListGroupsQuery({
    tab,
    page,
    limit: pageSize,
    q: q || undefined,
    tag: tag || undefined,
  });
  return (
    <Page>
      <PageHeader
        title={t('list.title')}
        lead={t('list.lead')}
        actions={
          <Button variant="primary" icon={<Plus />} onClick={onCreate}>
            {t('list.create')}
          </Button>
        }
      />
      <Toolbar label={t('list.tools')}>
        <SearchField label={t('list.search')} value={q} onSearch={(text) => change({ q: text })} />
        <FilterChips
          label={t('list.tabs')}
          items={groupTabs.map((id) => ({ id, label: t(`list.tab.${id}`) }))}
          value={tab}
          onChange={(next) => change({ tab: next })}
        />
        {tag && (
          <Tag name={tag} onRemove={() => change({ tag: '' })}>
            {t('list.tagged', { tag })}
          </Tag>
        )}
      </Toolbar>
      <EntityList
        query={list}
        page={page}
        deepest={limits.deepestPage}
        onPage={(wanted) => change({ page: wanted })}
        texts="groups:list"
        skeleton={<SkeletonList of="card" />}
        empty={<GroupsEmpty tab={tab} isSearch={Boolean(q || tag)} onCreate={onCreate} onSeeAll={reset} />}
      >
        {(group) => <GroupCard group={group} />}
      </EntityList>
    </Page>
  );
}
