/**
 * The parts of Leaflet that our maps use, and those handlers of the pointer and the keys that it adds by itself. Left
 * out: popups, tooltips, controls, pictures and films on the map, other projections, and drawing for very old browsers.
 */
import '../src/map/handler/Map.BoxZoom.js';
import '../src/map/handler/Map.DoubleClickZoom.js';
import '../src/map/handler/Map.Drag.js';
import '../src/map/handler/Map.Keyboard.js';
import '../src/map/handler/Map.ScrollWheelZoom.js';
import '../src/map/handler/Map.TouchZoom.js';
// Lines and shapes ask the map for what draws them.
import '../src/layer/vector/Renderer.getRenderer.js';
import * as DomEvent from '../src/dom/DomEvent.js';
import * as DomUtil from '../src/dom/DomUtil.js';

export { toLatLngBounds as latLngBounds } from '../src/geo/LatLngBounds.js';
export { toPoint as point } from '../src/geometry/Point.js';
export { geoJSON } from '../src/layer/GeoJSON.js';
export { layerGroup } from '../src/layer/LayerGroup.js';
export { divIcon } from '../src/layer/marker/DivIcon.js';
export { marker } from '../src/layer/marker/Marker.js';
export { GridLayer } from '../src/layer/tile/GridLayer.js';
export { TileLayer } from '../src/layer/tile/TileLayer.js';
export { circle } from '../src/layer/vector/Circle.js';
export { polyline } from '../src/layer/vector/Polyline.js';
export { createMap as map } from '../src/map/Map.js';
export { DomEvent, DomUtil };
