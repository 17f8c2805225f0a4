import { lazyPage, Route, Routes } from '@estela/runtime';

const FlightsPage = lazyPage(
  async () => (await import(/* webpackChunkName: "flights-page" */ './flights-page.tsx')).FlightsPage,
);
const FlightPage = lazyPage(
  async () => (await import(/* webpackChunkName: "flight-page" */ './flight-page.tsx')).FlightPage,
);

export function App() {
  return (
    <Routes>
      <Route path="/flights" element={<FlightsPage />} />
      <Route path="/flights/:id" element={<FlightPage />} />
    </Routes>
  );
}
