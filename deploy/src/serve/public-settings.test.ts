import { readConfig } from '@estela/server';
import { publicSettings } from './public-settings.ts';

test('the browser hears of maps without where their file lies', () => {
  const env = {
    PUBLIC_URL: 'https://estela.example',
    MAP_PMTILES: 'https://maps.example/spain.pmtiles?key=secret',
    MAP_RELIEF: 'https://relief.example/{z}/{x}/{y}.png',
    MAP_RELIEF_ATTRIBUTION: 'Relief',
  };
  expect(publicSettings({}, readConfig(env))).toEqual({
    publicUrl: 'https://estela.example',
    mapFile: '/map/area.pmtiles',
    mapLayers: [{ kind: 'relief', url: env.MAP_RELIEF, attribution: 'Relief' }],
  });
  expect(publicSettings({ GOOGLE_MAPS_API_KEY: 'key' }, readConfig({}))).toEqual({
    publicUrl: 'http://127.0.0.1:8080',
    googleMapsApiKey: 'key',
  });
});
