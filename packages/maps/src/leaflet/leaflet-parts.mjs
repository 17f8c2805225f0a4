/**
 * The parts of Leaflet that our maps use, and those handlers of the pointer and the keys that it adds by itself. Left
 * out: popups, tooltips, controls, pictures and films on the map, other projections, and drawing for very old browsers.
 */
import 'leaflet/src/map/handler/Map.BoxZoom.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
// Lines and shapes ask the map for what draws them.
import 'leaflet/src/layer/vector/Renderer.getRenderer.js';
import * as DomEvent from 'leaflet/src/dom/DomEvent.js';
import * as DomUtil from 'leaflet/src/dom/DomUtil.js';

export { toLatLngBounds as latLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { toPoint as point } from 'leaflet/src/geometry/Point.js';
export { geoJSON } from 'leaflet/src/layer/GeoJSON.js';
export { layerGroup } from 'leaflet/src/layer/LayerGroup.js';
export { divIcon } from 'leaflet/src/layer/marker/DivIcon.js';
export { marker } from 'leaflet/src/layer/marker/Marker.js';
export { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { circle } from 'leaflet/src/layer/vector/Circle.js';
export { polyline } from 'leaflet/src/layer/vector/Polyline.js';
export { createMap as map } from 'leaflet/src/map/Map.js';
export { DomEvent, DomUtil };
