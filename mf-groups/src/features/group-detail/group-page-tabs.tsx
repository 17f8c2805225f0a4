import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { text, useQueryState } from '@estela/runtime/query-state';
import { TabLinks } from '@estela/ui';
import type { GroupTabs } from './group-tab.ts';

const tabParams = { tab: text() };

interface GroupPageTabsProps {
  group: Group;
  tabs: GroupTabs;
  /** In a private group outsiders see only the tabs open to all. */
  isOutside: boolean;
}

/** The tabs of a group's page. The current one is in the address; an address that names none shows the first. */
export function GroupPageTabs({ group, tabs, isOutside }: GroupPageTabsProps) {
  const { t } = useTranslation('groups');
  const { number } = useFormat();
  const { tab } = useQueryState(tabParams).query;
  const shown = isOutside ? tabs.filter(({ isOpen }) => isOpen) : tabs;
  const current = shown.find(({ id }) => id === tab) ?? shown[0] ?? tabs[0];
  const { id: selected, Content } = current;
  return (
    <>
      {shown.length > 1 && (
        <TabLinks
          as={Link}
          label={t('tabs.label', { name: group.name })}
          value={selected}
          items={shown.map(({ id, label, count }) => ({
            id,
            label: t(label),
            count: count && number(count(group)),
            link: {
              to: paths.group(group._id, id === tabs[0].id ? {} : { tab: id }),
              preventScrollReset: true,
            },
          }))}
        />
      )}
      <Content key={selected} group={group} />
    </>
  );
}
