import { lazyPage, Route, Routes } from '@estela/runtime';

const HomePage = lazyPage(
  async () => (await import(/* webpackChunkName: "home-page" */ './home-page.tsx')).HomePage,
);
const FeedPage = lazyPage(
  async () => (await import(/* webpackChunkName: "feed-page" */ './feed-page.tsx')).FeedPage,
);
const FollowersPage = lazyPage(
  async () => (await import(/* webpackChunkName: "followers-page" */ './followers-page.tsx')).FollowersPage,
);
const FollowingPage = lazyPage(
  async () => (await import(/* webpackChunkName: "following-page" */ './following-page.tsx')).FollowingPage,
);
const BookmarksPage = lazyPage(
  async () => (await import(/* webpackChunkName: "bookmarks-page" */ './bookmarks-page.tsx')).BookmarksPage,
);
const DashboardPage = lazyPage(
  async () => (await import(/* webpackChunkName: "dashboard-page" */ './dashboard-page.tsx')).DashboardPage,
);
const PilotItemsPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "pilot-items-page" */ './pilot-items-page.tsx')).PilotItemsPage,
);
const PilotFollowsPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "pilot-follows-page" */ './pilot-follows-page.tsx')).PilotFollowsPage,
);
const ModerationPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "moderation-page" */ './moderation-page.tsx')).ModerationPage,
);

export function App() {
  return (
    <Routes>
      <Route path="/home" element={<HomePage />} />
      <Route path="/feed" element={<FeedPage />} />
      <Route path="/followers" element={<FollowersPage />} />
      <Route path="/following" element={<FollowingPage />} />
      <Route path="/bookmarks" element={<BookmarksPage />} />
      <Route path="/dashboard/:username" element={<DashboardPage />} />
      <Route path="/dashboard/:username/flights" element={<PilotItemsPage kind="flights" />} />
      <Route path="/dashboard/:username/drones" element={<PilotItemsPage kind="drones" />} />
      <Route path="/dashboard/:username/spots" element={<PilotItemsPage kind="spots" />} />
      <Route path="/dashboard/:username/followers" element={<PilotFollowsPage side="followers" />} />
      <Route path="/dashboard/:username/following" element={<PilotFollowsPage side="following" />} />
      <Route path="/moderation" element={<ModerationPage />} />
    </Routes>
  );
}
