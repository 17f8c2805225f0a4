import { lazyPage, Route, Routes } from '@estela/runtime';

const GroupsPage = lazyPage(
  async () => (await import(/* webpackChunkName: "groups-page" */ './groups-page.tsx')).GroupsPage,
);
const GroupPage = lazyPage(
  async () => (await import(/* webpackChunkName: "group-page" */ './group-page.tsx')).GroupPage,
);

const TopicPage = lazyPage(
  async () => (await import(/* webpackChunkName: "topic-page" */ './topic-page.tsx')).TopicPage,
);

const PostPage = lazyPage(
  async () => (await import(/* webpackChunkName: "post-page" */ './post-page.tsx')).PostPage,
);

const FlyDayPage = lazyPage(
  async () => (await import(/* webpackChunkName: "fly-day-page" */ './fly-day-page.tsx')).FlyDayPage,
);

export function App() {
  return (
    <Routes>
      <Route path="/groups" element={<GroupsPage />} />
      <Route path="/groups/:id" element={<GroupPage />} />
      <Route path="/groups/:groupId/topics/:topicId" element={<TopicPage />} />
      <Route path="/groups/:groupId/posts/:postId" element={<PostPage />} />
      <Route path="/groups/:id/fly-days/:flyDayId" element={<FlyDayPage />} />
    </Routes>
  );
}
