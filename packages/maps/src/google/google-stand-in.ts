import type { LatLng } from '../geo/coordinates.ts';

type Handler = (event: object) => void;

const page = globalThis as unknown as { google?: unknown; gm_authFailure?: () => void };
const pointOf = (point: LatLng) => ({ toJSON: () => point });

/** Has listeners and may be on a map: the base of every stand-in. */
class StandIn {
  map: unknown = null;
  title = '';
  position: LatLng | undefined;
  readonly handlers = new Map<string, Handler>();

  constructor(options: object = {}) {
    Object.assign(this, options);
  }
  addListener(type: string, handler: Handler) {
    this.handlers.set(type, handler);
  }
  addEventListener(type: string, handler: Handler) {
    this.handlers.set(type, handler);
  }
  setMap(map: unknown) {
    this.map = map;
  }
}

/** The parts of `google.maps` that the adapter uses, and what a person does to them. */
export function installGoogle() {
  const bounds = { west: -10, south: 35, east: 5, north: 44 };
  const markers: StandIn[] = [];
  const drawn: StandIn[] = [];
  const maps: StandIn[] = [];
  let mapOptions: object = {};

  class StandInMap extends StandIn {
    view: { center: LatLng; zoom: number };
    div: HTMLElement;
    constructor(div: HTMLElement, options: { center: LatLng; zoom: number }) {
      super();
      this.view = options;
      this.div = div;
      // As Google does, whatever the page's own styles say.
      div.style.position = 'relative';
      mapOptions = options;
      maps.push(this);
    }
    getBounds = () => ({ toJSON: () => bounds, contains: () => true });
    getCenter = () => pointOf(this.view.center);
    getZoom = () => this.view.zoom;
    getDiv = () => this.div;
    panTo() {}
    panBy() {}
    setZoom() {}
    moveCamera(view: { center: LatLng; zoom: number }) {
      this.view = view;
    }
    fitBounds() {}
    setOptions() {}
  }
  const kept = (list: StandIn[], name: string) =>
    ({
      [name]: class extends StandIn {
        constructor(options: object) {
          super(options);
          list.push(this);
        }
      },
    })[name];
  const libraries: Record<string, object> = {
    maps: {
      Map: StandInMap,
      Polygon: kept(drawn, 'Polygon'),
      Polyline: kept(drawn, 'Polyline'),
      Circle: kept(drawn, 'Circle'),
    },
    marker: { AdvancedMarkerElement: kept(markers, 'AdvancedMarkerElement') },
    core: {
      ColorScheme: { DARK: 'DARK', LIGHT: 'LIGHT' },
      event: { clearInstanceListeners: (item: StandIn) => item.handlers.clear(), addListenerOnce: () => {} },
    },
  };
  page.google = { maps: { importLibrary: async (name: string) => libraries[name] } };

  const shown = () => markers.filter((marker) => marker.map);
  const named = (title: string) => shown().find((marker) => marker.title === title)?.handlers;
  return {
    bounds,
    get mapOptions() {
      return mapOptions;
    },
    markerTitles: () =>
      shown()
        .map((marker) => marker.title)
        .sort(),
    shapes: () => drawn.filter((shape) => shape.map).map((shape) => shape.constructor.name),
    /** What was asked for of each shape on the map. */
    drawn: (): Record<string, unknown>[] => drawn.filter((shape) => shape.map).map((shape) => ({ ...shape })),
    listeners: () => maps.reduce((sum, map) => sum + map.handlers.size, 0),
    settle: () => maps.at(-1)?.handlers.get('idle')?.({}),
    click: (point: LatLng) => maps.at(-1)?.handlers.get('click')?.({ latLng: pointOf(point) }),
    press: (title: string) => named(title)?.get('gmp-click')?.({}),
    drop: (title: string, point: LatLng) => named(title)?.get('dragend')?.({ latLng: pointOf(point) }),
    refuse: () => page.gm_authFailure?.(),
  };
}

export type GoogleStandIn = ReturnType<typeof installGoogle>;

export function removeGoogle(): void {
  page.google = undefined;
}
