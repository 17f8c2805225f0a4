import { lazyPage, Route, Routes } from '@estela/runtime';

const WeatherPage = lazyPage(
  async () => (await import(/* webpackChunkName: "weather-page" */ './weather-page.tsx')).WeatherPage,
);

export function App() {
  return (
    <Routes>
      <Route path="/weather" element={<WeatherPage />} />
    </Routes>
  );
}
