import { afterPaint } from '@estela/ui/after-paint';
import { isLightTheme } from '@estela/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFirstBasicMap, isMapSlow, loadAdapter, noteDrawing } from '../adapter/load-adapter.ts';
import type { AdapterOptions, MapAdapter, MapPosition } from '../adapter/map-adapter.ts';
import type { MapSettings } from '../adapter/map-settings.ts';

export type MapStatus = 'loading' | 'ready' | 'failed';

interface MapAdapterOptions extends Omit<AdapterOptions, 'container' | 'reducedMotion' | 'dark'> {
  settings: MapSettings;
}

/** Draws a map into `container` and removes it; when its provider fails, the basic map takes its place. */
export function useMapAdapter(options: MapAdapterOptions) {
  const container = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ map: MapAdapter; source: string }>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(false);
  const latest = useRef(options);
  const position = useRef<MapPosition | undefined>(undefined);
  useEffect(() => {
    latest.current = options;
  });
  const key = refused ? undefined : options.settings.googleMapsApiKey;
  const mapId = options.settings.googleMapsMapId;
  const source = JSON.stringify([key, mapId, attempt]);
  // From the render that wants another map on, nothing more is drawn on the one that is about to go.
  const adapter = drawn?.source === source ? drawn.map : undefined;

  useEffect(() => {
    const element = container.current;
    let gone = false;
    let map: MapAdapter | undefined;
    const { mapFile, mapLayers } = latest.current.settings;
    const settings = {
      ...(key && { googleMapsApiKey: key }),
      ...(mapId && { googleMapsMapId: mapId }),
      ...(mapFile && { mapFile }),
      ...(mapLayers && { mapLayers }),
    };
    const inParts = isFirstBasicMap(settings);
    loadAdapter(settings, latest.current.texts.language)
      .then(async (create) => {
        if (isMapSlow() && !inParts) await afterPaint();
        if (gone || !element) return;
        const began = performance.now();
        map = create({
          container: element,
          position: position.current ?? latest.current.position,
          texts: latest.current.texts,
          inPage: latest.current.inPage,
          reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
          dark: !isLightTheme(),
        });
        map.onMove(({ center, zoom }) => {
          position.current = { center, zoom };
        });
        map.onFailure(() => setRefused(true));
        const ready = { map, source };
        // Where its files are in the tab already, the map comes in the frame of the page around it.
        if (inParts) return setDrawn(ready);
        flushSync(() => setDrawn(ready));
        noteDrawing(performance.now() - began);
      })
      .catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
      setDrawn(undefined);
      map?.destroy();
    };
  }, [key, mapId, source]);

  const retry = () => {
    setFailed(false);
    setAttempt((n) => n + 1);
  };
  const status: MapStatus = adapter ? 'ready' : 'loading';
  return { container, adapter, status: failed ? 'failed' : status, retry };
}
