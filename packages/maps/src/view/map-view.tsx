import { cx, ErrorState, useDelayed } from '@estela/ui';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Ground, MapCluster, MapPosition, MapSpot, MapZones } from '../adapter/map-adapter.ts';
import type { MapSettings } from '../adapter/map-settings.ts';
import { boundsCenter, zoomFor } from '../geo/bounds.ts';
import type { LatLng } from '../geo/coordinates.ts';
import type { TrackStep } from '../track/track-runs.ts';
import { kindsIn } from '../zones/zone-style.ts';
import { coveredBy, roomAround } from './covered.ts';
import { GroundSwitch } from './ground-switch.tsx';
import { MapControls } from './map-controls.tsx';
import { MapCredit } from './map-credit.tsx';
import noteStyles from './map-note.module.css';
import styles from './map-view.module.css';
import { ScaleBar } from './scale-bar.tsx';
import { SkipPins } from './skip-pins.tsx';
import type { Fix } from './use-geolocation.ts';
import { useMapAdapter } from './use-map-adapter.ts';
import { type MapListeners, useMapContent, useMapListeners } from './use-map-content.ts';
import { useMapsTexts, useMarkerTexts } from './use-maps-texts.ts';
import { type NamedView, useNamedView } from './use-named-view.ts';
import { ZoneLegend } from './zone-legend.tsx';
import { HasPatterns } from './zone-swatch.tsx';

export interface MapViewProps extends Pick<MapListeners, 'onSelect' | 'onBoundsChange' | 'onPick'> {
  /** Accessible name of the map. */
  label: string;
  spots?: readonly MapSpot[];
  /** Spots that the server only counted; a press goes there. */
  clusters?: readonly MapCluster[];
  zones?: MapZones;
  /** The line of a flight, from its start to its end. */
  track?: readonly LatLng[];
  /** Colours the way on from each of its points. */
  trackSteps?: readonly TrackStep[];
  /** The place on it that is read elsewhere on the page. */
  trackMark?: LatLng;
  selectedId?: string;
  /** Called with the spot whose pin the pointer or the focus is on, and with nothing once it has left. */
  onPoint?: (id: string | undefined) => void;
  /** The place being chosen. Needs `onPick`, which gets clicks, drags and arrow keys. */
  draftPin?: LatLng;
  /** Where the map starts; a later change moves it. Default: Spain. */
  initialView?: NamedView;
  settings?: MapSettings;
  /** The map is part of a page that scrolls, as in a form. */
  inPage?: boolean;
  /** "Near me" moves the map there; pass a function to be called too, `false` for no button. */
  onLocate?: ((fix: Fix) => void) | false;
  /** What the page lays over the map: a selected spot is not shown under it. */
  search?: RefObject<HTMLElement | null>;
  /** What the page adds at the map's foot, in the place of the legend that zones bring along; `null` for neither. */
  controls?: ReactNode;
  /** Card of the selected spot or of the draft pin, beside the map and after it in reading order. */
  panel?: ReactNode;
  /** The card is for reading: on a narrow screen it lies over the whole map. */
  panelFills?: boolean;
  className?: string;
}

const spain: MapPosition = { center: { lat: 40.2, lng: -3.7 }, zoom: 5 };
const noSettings: MapSettings = {};

function startOf(view: NamedView | undefined): MapPosition {
  if (!view) return spain;
  if (!('bounds' in view)) return view;
  return { center: boundsCenter(view.bounds), zoom: zoomFor(view.bounds) };
}

/** A map of spots and zones. Escape clears the selection, or the point that a card describes. */
export function MapView(props: MapViewProps) {
  const { ready } = useMapsTexts();
  return ready ? <LoadedMapView {...props} /> : <div className={cx(styles.frame, props.className)} />;
}

function LoadedMapView(props: MapViewProps) {
  const {
    label,
    initialView,
    settings = noSettings,
    inPage = false,
    onLocate,
    panel,
    className,
    zones,
  } = props;
  const { t } = useMapsTexts();
  const texts = useMarkerTexts();
  const helpId = useId();
  const footId = useId();
  const position = startOf(initialView);
  const { container, adapter, status, retry } = useMapAdapter({ settings, texts, inPage, position });
  const [chosen, setChosen] = useState<Ground>('map');
  // The map that takes the place of one that failed may have fewer grounds.
  const ground = adapter?.grounds.includes(chosen) ? chosen : 'map';
  const isGoogle = adapter ? adapter.kind === 'google' : Boolean(settings.googleMapsApiKey);
  const [moved, setMoved] = useState<MapPosition>(position);
  const [isPressed, setPressed] = useState(false);
  const slow = useDelayed(status === 'loading');
  const frame = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const hasPanel = Boolean(panel);
  const measureCovered = (grows?: boolean) =>
    coveredBy({ frame: frame.current, card: card.current, search: props.search?.current ?? null }, grows);
  const measureRoom = (underButtons = false) =>
    roomAround({
      frame: frame.current,
      controls: underButtons ? null : buttons.current,
      foot: foot.current,
      search: props.search?.current ?? null,
    });
  useMapListeners(adapter, { ...props, onMove: setMoved });
  // The view first: the selected spot moves it, not the other way round.
  const showStart = useNamedView(adapter, initialView, measureRoom);
  useMapContent(adapter, { ...props, texts, measureCovered, hasCard: hasPanel });

  useEffect(() => adapter?.setGround(ground), [adapter, ground]);
  useEffect(() => adapter?.begin(), [adapter]);
  useEffect(() => {
    if (!hasPanel) return;
    return () => {
      // Who was in a card that has gone goes on from the map, unless the card gave the focus back itself.
      if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
    };
  }, [hasPanel, container]);

  function locate(fix: Fix): void {
    adapter?.setYou(fix.point, fix.accuracyMetres);
    adapter?.setView({ center: fix.point, zoom: 13 });
    if (onLocate) onLocate(fix);
  }
  const letGo = ({ key, currentTarget, target }: KeyboardEvent) => {
    setPressed(false);
    // In a dialog that the card opened it closes that one alone.
    if (key !== 'Escape' || !currentTarget.contains(target as Node)) return;
    if (props.selectedId || (hasPanel && props.draftPin)) props.onSelect?.(undefined);
  };

  const point = ({ target }: SyntheticEvent) => {
    const pin = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;
    props.onPoint?.(pin?.dataset.spot);
  };
  const leave = () => props.onPoint?.(undefined);

  if (status === 'failed')
    return (
      <div className={cx(styles.frame, styles.failed, className)}>
        <ErrorState compact headingLevel={3} title={t('failed')} text={t('failedWhat')} onRetry={retry} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to events of everything inside
    <div
      ref={frame}
      className={cx(styles.frame, !inPage && styles.filling, className)}
      onKeyDown={letGo}
      onPointerDown={() => setPressed(true)}
      onPointerOver={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {adapter && (
        <MapControls
          ref={buttons}
          adapter={adapter}
          onLocate={onLocate === false ? undefined : locate}
          onCenter={props.track && initialView ? showStart : undefined}
        >
          {adapter.grounds.length > 1 && (
            <GroundSwitch grounds={adapter.grounds} value={ground} onChange={setChosen} />
          )}
        </MapControls>
      )}
      {props.spots && props.spots.length > 0 && <SkipPins end={foot} endId={footId} />}
      <div className={styles.ground}>
        <section
          ref={container}
          className={styles.canvas}
          tabIndex={-1}
          aria-label={label}
          aria-describedby={helpId}
          aria-busy={status === 'loading'}
          data-pressed={isPressed || undefined}
          onBlur={({ target, currentTarget }) => target === currentTarget && setPressed(false)}
        />
      </div>
      <p id={helpId} className="e-visually-hidden">
        {t(props.onPick ? 'helpPick' : 'help')}
      </p>
      {slow && (
        <p role="status" className={styles.loading}>
          {t('loading')}
        </p>
      )}
      <HasPatterns value={!isGoogle}>
        <div ref={foot} id={footId} tabIndex={-1} className={styles.foot}>
          {props.controls === undefined
            ? zones && zones.features.length > 0 && <ZoneLegend kinds={kindsIn(zones.features)} />
            : props.controls}
          {!isGoogle && (
            <div className={noteStyles.note}>
              <ScaleBar position={moved} isShown={adapter !== undefined} />
              <MapCredit settings={settings} ground={ground} />
            </div>
          )}
        </div>
        {panel && (
          <div ref={card} className={cx(styles.panel, props.panelFills && styles.whole)}>
            {panel}
          </div>
        )}
      </HasPatterns>
    </div>
  );
}
