import type { GroupTab } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Button, EmptyState } from '@estela/ui';

export interface GroupsEmptyProps {
  tab: GroupTab;
  isSearch: boolean;
  onCreate: () => void;
  onSeeAll: () => void;
}

export function GroupsEmpty({ tab, isSearch, onCreate, onSeeAll }: GroupsEmptyProps) {
  const { t } = useTranslation('groups');
  const seeAll = <Button onClick={onSeeAll}>{t('list.empty.seeAll')}</Button>;
  if (isSearch)
    return (
      <EmptyState
        illustration="radar"
        title={t('list.empty.search')}
        text={t('list.empty.searchText')}
        action={seeAll}
      />
    );
  if (tab === 'joined')
    return (
      <EmptyState
        illustration="people"
        title={t('list.empty.joined')}
        text={t('list.empty.joinedText')}
        action={seeAll}
      />
    );
  return (
    <EmptyState
      illustration="people"
      title={t(`list.empty.${tab}`)}
      text={t('list.empty.text')}
      action={<Button onClick={onCreate}>{t('list.create')}</Button>}
    />
  );
}
