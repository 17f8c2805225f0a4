import { lazyPage, Route, Routes } from '@estela/runtime';

const SpotsPage = lazyPage(
  async () => (await import(/* webpackChunkName: "spots-page" */ './spots-page.tsx')).SpotsPage,
);
const SpotPage = lazyPage(
  async () => (await import(/* webpackChunkName: "spot-page" */ './spot-page.tsx')).SpotPage,
);
const SpotMapPage = lazyPage(
  async () => (await import(/* webpackChunkName: "spot-map-page" */ './spot-map-page.tsx')).SpotMapPage,
);

export function App() {
  return (
    <Routes>
      <Route path="/spots" element={<SpotsPage />} />
      <Route path="/spots/:id" element={<SpotPage />} />
      <Route path="/feedSpots" element={<SpotMapPage />} />
    </Routes>
  );
}
