import { lazyPage, Route, Routes } from '@estela/runtime';

const DronesPage = lazyPage(
  async () => (await import(/* webpackChunkName: "drones-page" */ './drones-page.tsx')).DronesPage,
);
const DronePage = lazyPage(
  async () => (await import(/* webpackChunkName: "drone-page" */ './drone-page.tsx')).DronePage,
);
const ComponentsPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "components-page" */ './components-page.tsx')).ComponentsPage,
);
const EquipmentPage = lazyPage(
  async () => (await import(/* webpackChunkName: "equipment-page" */ './equipment-page.tsx')).EquipmentPage,
);

const BatteriesPage = lazyPage(
  async () => (await import(/* webpackChunkName: "batteries-page" */ './batteries-page.tsx')).BatteriesPage,
);
const StickersPage = lazyPage(
  async () => (await import(/* webpackChunkName: "stickers-page" */ './stickers-page.tsx')).StickersPage,
);

export function App() {
  return (
    <Routes>
      <Route path="/drones" element={<DronesPage />} />
      <Route path="/drones/:id" element={<DronePage />} />
      <Route path="/components" element={<ComponentsPage />} />
      <Route path="/equipment-items/batteries" element={<BatteriesPage />} />
      <Route path="/equipment-items/stickers" element={<StickersPage />} />
      <Route path="/equipment-items" element={<EquipmentPage />} />
    </Routes>
  );
}
