import { useFormat, useTranslation } from '@estela/i18n';
import {
  type CoordinateProblem,
  canFindPlaces,
  findPlace,
  formatCoordinates,
  type LatLng,
  parseCoordinates,
  useGeolocation,
  useMapsTexts,
} from '@estela/maps';
import { usePlatform } from '@estela/runtime';
import { Button } from '@estela/ui';
import { LocateFixed } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import styles from './place-finder.module.css';

interface PlaceFinderProps {
  /** With its address where it was found by one. */
  onFound: (point: LatLng, address?: string | null) => void;
}

/** Ways to a point without aiming: paste it, stand on it, or name it where addresses can be looked up. */
export function PlaceFinder({ onFound }: PlaceFinderProps) {
  const { t } = useTranslation('spots');
  const { t: maps } = useMapsTexts();
  const id = useId();
  const [text, setText] = useState('');
  const { language } = useFormat();
  const { settings } = usePlatform();
  const canSearch = canFindPlaces(settings);
  const [isSearching, setSearching] = useState(false);
  const [problem, setProblem] = useState<CoordinateProblem | 'unknownPlace' | 'searchFailed'>();
  const [found, setFound] = useState<LatLng>();
  const { status, ask } = useGeolocation(({ point }) => accept(point));

  function accept(point: LatLng, address?: string | null) {
    setText('');
    setProblem(undefined);
    setFound(point);
    onFound(point, address);
  }

  function read(given: string) {
    const parsed = parseCoordinates(given);
    if (parsed.ok) accept(parsed.point);
    else if (canSearch && parsed.problem === 'unreadable') void search(given.trim());
    else setProblem(parsed.problem);
  }

  async function search(given: string) {
    setSearching(true);
    const place = await findPlace(given, settings, language);
    setSearching(false);
    if (place) accept(place.point, place.address);
    else setProblem(place === null ? 'unknownPlace' : 'searchFailed');
  }

  function onPaste(event: ClipboardEvent) {
    if (parseCoordinates(event.clipboardData.getData('text')).ok) {
      event.preventDefault();
      read(event.clipboardData.getData('text'));
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter finds the place; it must not send the whole form.
    event.preventDefault();
    read(text);
  }

  const wrong =
    problem === 'unknownPlace' || problem === 'searchFailed'
      ? t(`form.${problem}`)
      : problem && maps(`coordinates.${problem}`);
  const lost =
    status !== 'idle' && status !== 'asking' && status !== 'found' && maps(`geolocation.${status}`);
  return (
    <div className={styles.finder}>
      <label className={styles.label} htmlFor={id}>
        {t(canSearch ? 'form.pasteOrSearch' : 'form.paste')}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-note`}
          aria-invalid={wrong ? true : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        <Button busy={isSearching} onClick={() => read(text)}>
          {t('form.pasteUse')}
        </Button>
        <Button icon={<LocateFixed aria-hidden="true" />} busy={status === 'asking'} onClick={ask}>
          {t('form.myPosition')}
        </Button>
      </div>
      <p id={`${id}-note`} className={wrong || lost ? styles.wrong : styles.note}>
        {wrong || lost || t('form.pasteHint')}
      </p>
      <p role="status" className="e-visually-hidden">
        {wrong || lost || (found && t('form.pasted', { coordinates: formatCoordinates(found) }))}
      </p>
    </div>
  );
}
