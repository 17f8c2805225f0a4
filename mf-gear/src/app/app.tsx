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

export function App() {
  return (
    <Routes>
      <Route path="/drones" element={<DronesPage />} />
      <Route path="/drones/:id" element={<DronePage />} />
      <Route path="/components" element={<ComponentsPage />} />
      <Route path="/equipment-items" element={<EquipmentPage />} />
    </Routes>
  );
}
