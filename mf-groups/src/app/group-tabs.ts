import { lazyPage } from '@estela/runtime';
import type { GroupTabProps, GroupTabs } from '../features/group-detail/group-tab.ts';

const lazyTab = (load: Parameters<typeof lazyPage<GroupTabProps>>[0]) => lazyPage(load, null);

/** The tabs of a group's page, in their order. An address that names none shows the first. */
export const groupTabs: GroupTabs = [
  {
    id: 'topics',
    label: 'tabs.topics',
    count: ({ topicCount }) => topicCount,
    Content: lazyTab(
      async () => (await import(/* webpackChunkName: "group-topics" */ './topics-tab.tsx')).TopicsTab,
    ),
  },
  {
    id: 'posts',
    label: 'tabs.posts',
    count: ({ postCount }) => postCount,
    Content: lazyTab(
      async () => (await import(/* webpackChunkName: "group-posts" */ './posts-tab.tsx')).PostsTab,
    ),
  },
  {
    id: 'fly-days',
    label: 'tabs.flyDays',
    Content: lazyTab(
      async () => (await import(/* webpackChunkName: "group-fly-days" */ './fly-days-tab.tsx')).FlyDaysTab,
    ),
  },
  {
    id: 'members',
    label: 'tabs.members',
    count: ({ memberCount }) => memberCount,
    Content: lazyTab(
      async () => (await import(/* webpackChunkName: "group-members" */ './members-tab.tsx')).MembersTab,
    ),
  },
  {
    id: 'about',
    label: 'tabs.about',
    isOpen: true,
    Content: lazyTab(
      async () => (await import(/* webpackChunkName: "group-about" */ './about-tab.tsx')).AboutTab,
    ),
  },
];
