import { errorText } from '@estela/api';
import { useListGroupsQuery } from '@estela/api/groups';
import { groupTabs } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { useQueryState } from '@estela/runtime/query-state';
import {
  Button,
  CardGrid,
  FilterChips,
  ListState,
  Page,
  PageHeader,
  Pagination,
  SearchField,
  SkeletonList,
  Tag,
  Toolbar,
} from '@estela/ui';
import { Plus } from 'lucide-react';
import { GroupCard } from './group-card.tsx';
import { groupListParams } from './group-list-params.ts';
import { GroupsEmpty } from './groups-empty.tsx';

export interface GroupListProps {
  onCreate: () => void;
}

export function GroupList({ onCreate }: GroupListProps) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const { query, change, reset } = useQueryState(groupListParams);
  const { tab, q, tag, page } = query;
  const { currentData, error, isFetching, refetch } = useListGroupsQuery({
    tab,
    page,
    q: q || undefined,
    tag: tag || undefined,
  });
  const total = currentData?.total ?? 0;
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
      <p role="status" className="e-visually-hidden">
        {currentData && t('list.count', { count: total, formatted: number(total) })}
      </p>
      <ListState
        items={currentData?.items}
        loading={isFetching}
        error={error && errorText(error, common)}
        onRetry={refetch}
        skeleton={<SkeletonList of="note" />}
        empty={<GroupsEmpty tab={tab} isSearch={Boolean(q || tag)} onCreate={onCreate} onSeeAll={reset} />}
      >
        {(groups) => (
          <CardGrid>
            {groups.map((group) => (
              <li key={group._id}>
                <GroupCard group={group} />
              </li>
            ))}
          </CardGrid>
        )}
      </ListState>
      {currentData && (
        <Pagination
          page={currentData.page}
          limit={currentData.limit}
          total={currentData.total}
          onPage={(next) => change({ page: next })}
        />
      )}
    </Page>
  );
}
