import type { Language } from '@estela/contracts/values';
import type { LatLngBounds, Layer } from 'leaflet';

/** What streets cover: the packaged map's names are not written there a second time. */
export interface Covers {
  bounds?: LatLngBounds;
  fromZoom: number;
}

/** The operator's streets over the packaged map. */
export interface StreetLayer {
  layer: Layer;
  covers: Covers;
  setLanguage(language: Language): void;
  /** Takes the colours of the page's theme again. */
  repaint(): void;
}
