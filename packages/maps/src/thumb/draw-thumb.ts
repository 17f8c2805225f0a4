import { type Language, languages } from '@estela/contracts/values';
import { type LatLng, nearestLng } from '../geo/coordinates.ts';
import { mercatorX, mercatorY } from '../geo/mercator.ts';
import type { World } from '../world/decode-world.ts';
import { drawPicture } from '../world/draw-world.ts';
import { loadWorld } from '../world/load-world.ts';
import { readPalette, watchTheme } from '../world/palette.ts';
import { type PlacedName, placeNames, withoutCollisions } from '../world/place-names.ts';
import styles from '../world/world.module.css';

/** Zoom level that shows enough coast to recognise the country. */
const zoom = 5;

/** Where the point stands in the picture, as a share of its height. */
const pointHeight = 0.58;

/** Draws once near the screen, and again when its size or the theme changes. Returns the function that stops it. */
export function drawThumb(host: HTMLElement, canvas: HTMLCanvasElement, point: LatLng): () => void {
  host.classList.add(styles.world ?? '');
  let world: World | undefined;

  function draw(): void {
    const context = canvas.getContext('2d');
    const { clientWidth: width, clientHeight: height } = host;
    if (!context || !world || !width || !height) return;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const worldSize = 256 * 2 ** zoom;
    const left = mercatorX(point.lng) - width / 2 / worldSize;
    const top = mercatorY(point.lat) - (height * pointHeight) / worldSize;
    drawPicture(context, { left, top, zoom, width, height }, world, readPalette(host));
    const toPicture = (place: LatLng) => ({
      x: (mercatorX(nearestLng(place.lng, point.lng)) - left) * worldSize,
      y: (mercatorY(place.lat) - top) * worldSize,
    });
    writeNames(
      context,
      host,
      placeNames(world.countries, zoom, language()).map((name) => ({ ...name, ...toPicture(name) })),
    );
  }

  const resized = new ResizeObserver(draw);
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      loadWorld('50m')
        .then((loaded) => {
          world = loaded;
          resized.observe(host);
        })
        .catch(() => undefined);
    },
    { rootMargin: '300px' },
  );
  seen.observe(host);
  const stopWatching = watchTheme(draw);
  return () => {
    seen.disconnect();
    resized.disconnect();
    stopWatching();
  };
}

function language(): Language {
  return languages.find((known) => known === document.documentElement.lang) ?? languages[0];
}

/** The names around the pin; the pin takes the room of one. */
function writeNames(canvas: CanvasRenderingContext2D, host: HTMLElement, names: readonly PlacedName[]): void {
  const { clientWidth: width, clientHeight: height } = host;
  const { color, fontFamily } = getComputedStyle(host);
  const pin: PlacedName = {
    key: 'pin',
    text: '    ',
    lat: 0,
    lng: 0,
    kind: 'country',
    weight: 99,
    x: width / 2,
    y: height * pointHeight - 12,
  };
  const inside = names.filter(({ x, y }) => x > 0 && x < width && y > 8 && y < height - 8);
  canvas.font = `500 12px ${fontFamily}`;
  canvas.fillStyle = color;
  canvas.textBaseline = 'middle';
  for (const { text, kind, x, y } of withoutCollisions([pin, ...inside]).slice(1)) {
    canvas.textAlign = kind === 'country' ? 'center' : 'start';
    canvas.fillText(kind === 'country' ? text.toUpperCase() : text, kind === 'country' ? x : x + 7, y);
    if (kind === 'country') continue;
    canvas.beginPath();
    canvas.arc(x, y, 2.5, 0, 2 * Math.PI);
    canvas.fill();
  }
}
