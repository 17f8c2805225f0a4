import { zoneKinds } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { type LatLng, type MapBounds, MapView, parseCoordinates, ZoneLegend } from '@estela/maps';
import { usePlatform } from '@estela/runtime';
import { TextField, useFormikContext } from '@estela/ui/form';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useZones } from '../../components/airspace/use-zones.ts';
import { nearOf } from '../../components/places/near-of.ts';
import styles from './location-fields.module.css';
import { PlaceFinder } from './place-finder.tsx';
import { PointCheck } from './point-check.tsx';
import { coordinateTexts, pointOf, type SpotValues } from './spot-values.ts';

/** Zoom at which the pin is seen among towns and coast. */
const closeZoom = 11;

const everyKind: readonly never[] = [];

/** The point: by map, coordinates, a pasted link or the current position. Each updates the others. */
export function LocationFields() {
  const { t } = useTranslation('spots');
  const { settings } = usePlatform();
  const { values, setValues, setFieldTouched } = useFormikContext<SpotValues>();
  const pin = pointOf(values);
  const [initialView] = useState(() => (pin ? { center: pin, zoom: closeZoom } : undefined));
  const [view, setView] = useState<typeof initialView>(initialView);

  const map = useRef<HTMLDivElement>(null);
  const [bounds, setBounds] = useState<MapBounds>();
  const { zones } = useZones(bounds, undefined, everyKind);

  async function mark(point: LatLng, address?: string | null) {
    await setValues((current) => ({
      ...current,
      ...coordinateTexts(point),
      // Directions that were typed are worth more than a found address.
      address: current.address || address || '',
    }));
    await setFieldTouched('lat', true, false);
  }

  function find(point: LatLng, address?: string | null) {
    setView({ center: point, zoom: closeZoom });
    void mark(point, address);
  }

  /** On a phone the keyboard has moved the map away, which shows whether it is the right place. */
  function findInView(point: LatLng, address?: string | null) {
    find(point, address);
    map.current?.scrollIntoView?.({ block: 'nearest' });
  }

  /** `39.47, -0.32` in one of the fields means both; while it is typed by hand, its second half is incomplete. */
  function readPair(text: string): boolean {
    const pair = parseCoordinates(text);
    if (pair.ok) find(pair.point);
    return pair.ok;
  }

  function onPaste(event: ClipboardEvent) {
    if (readPair(event.clipboardData.getData('text'))) event.preventDefault();
  }

  function onKeyDown({ key, target }: KeyboardEvent) {
    if (key === 'Enter' && target instanceof HTMLInputElement) readPair(target.value);
  }

  return (
    <>
      <PlaceFinder
        near={bounds && nearOf(bounds)}
        chosen={`${values.lat} ${values.lng}`}
        onFound={findInView}
      />
      <div ref={map} className={styles.mapField}>
        <MapView
          className={styles.map}
          label={t('form.mapLabel')}
          settings={settings}
          initialView={view}
          draftPin={pin}
          zones={zones}
          controls={null}
          onBoundsChange={(move) => setBounds(move.bounds)}
          onPick={(point) => void mark(point)}
          onLocate={false}
          inPage
        />
        {/* Below the map, which is small, and with all kinds, so that nothing moves when zones load. */}
        <ZoneLegend kinds={zoneKinds} />
        <p className={styles.hint}>{t('form.mapHint')}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields in it are interactive */}
      <div
        className={styles.figures}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onBlur={({ target }) => target instanceof HTMLInputElement && readPair(target.value)}
      >
        <TextField name="lat" autoComplete="off" />
        <TextField name="lng" autoComplete="off" />
      </div>
      <PointCheck lat={values.lat} lng={values.lng} onSwap={find} />
      <TextField name="address" autoComplete="off" />
    </>
  );
}
