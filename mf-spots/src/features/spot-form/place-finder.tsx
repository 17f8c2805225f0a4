import type { Place } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import {
  type CoordinateProblem,
  formatCoordinates,
  type LatLng,
  parseCoordinates,
  useGeolocation,
  useMapsTexts,
} from '@estela/maps';
import { Button } from '@estela/ui';
import { LocateFixed } from 'lucide-react';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { PlaceChoices } from '../../components/places/place-choices.tsx';
import styles from './place-finder.module.css';
import { usePlaceSearch } from './use-place-search.ts';

/** No town has digits in its name, but coordinates in an unknown format have. */
const isName = (text: string) => /\p{L}/u.test(text) && !/\d/.test(text);

/** On a phone the field is at the screen's edge while somebody types in it. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Letters from which on towns are offered while a name is typed, and milliseconds without a keystroke before that. */
const least = 3;
const restTime = 300;

interface PlaceFinderProps {
  /** The map's position, to sort towns with the same name. */
  near: string | undefined;
  /** The coordinates in the form: changing them cancels a pending search. */
  chosen: string;
  /** With its address, if it was found by one. */
  onFound: (point: LatLng, address?: string | null) => void;
}

/** Ways to a point without aiming: paste coordinates, use the current position, or search by name. */
export function PlaceFinder({ near, chosen, onFound }: PlaceFinderProps) {
  const { t } = useTranslation('spots');
  const { t: maps } = useMapsTexts();
  const id = useId();
  const [text, setText] = useState('');
  const { search, knowsAddresses } = usePlaceSearch();
  const [isSearching, setSearching] = useState(false);
  const [problem, setProblem] = useState<CoordinateProblem | 'unknownPlace' | 'searchFailed'>();
  const [found, setFound] = useState<LatLng>();
  const [choices, setChoices] = useState<readonly Place[]>([]);
  /** Incremented by anything that makes the response to an earlier search obsolete. */
  const turn = useRef(0);
  const note = useRef<HTMLParagraphElement>(null);
  const { status, ask, cancel } = useGeolocation(({ point }) => accept(point));

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the coordinates change, whatever their values
  useEffect(() => {
    turn.current += 1;
    setSearching(false);
    cancel();
  }, [chosen]);

  function write(wanted: string) {
    turn.current += 1;
    setText(wanted);
    setSearching(false);
    setProblem(undefined);
    setChoices([]);
  }

  function accept(point: LatLng, address?: string | null) {
    write('');
    setFound(point);
    onFound(point, address);
  }

  function read(given: string) {
    const parsed = parseCoordinates(given);
    if (parsed.ok) accept(parsed.point);
    else if (parsed.problem === 'unreadable' && (knowsAddresses || isName(given))) void find(given.trim());
    else setProblem(parsed.problem);
  }

  async function find(given: string) {
    turn.current += 1;
    const asked = turn.current;
    setSearching(true);
    const places = await search(given, near);
    if (turn.current !== asked) return;
    setSearching(false);
    if (!places) return setProblem('searchFailed');
    if (!Array.isArray(places)) return accept(places.point, places.address);
    const [first, ...others] = places;
    if (!first) setProblem('unknownPlace');
    else if (others.length > 0) setChoices(places);
    else accept({ lat: first.lat, lng: first.lng });
  }

  const offer = useEffectEvent(async (words: string) => {
    const asked = turn.current;
    const places = await search(words, near);
    if (turn.current === asked && Array.isArray(places)) setChoices(places);
  });
  useEffect(() => {
    const words = text.trim();
    // Addresses are asked of Google, which counts each question.
    if (knowsAddresses || words.length < least || !isName(words)) return;
    const timer = setTimeout(() => void offer(words), restTime);
    return () => clearTimeout(timer);
  }, [text, knowsAddresses]);

  function onPaste(event: ClipboardEvent) {
    if (parseCoordinates(event.clipboardData.getData('text')).ok) {
      event.preventDefault();
      read(event.clipboardData.getData('text'));
    }
  }

  /** Leaving the field with a complete pair applies it; switching to another window only interrupts typing. */
  function onBlur({ target }: FocusEvent) {
    if (document.activeElement !== target && parseCoordinates(text).ok) read(text);
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
  useEffect(() => {
    if (problem) bringIntoView(note.current);
  }, [problem]);
  const lost =
    status !== 'idle' && status !== 'asking' && status !== 'found' && maps(`geolocation.${status}`);
  return (
    <div className={styles.finder}>
      <label className={styles.label} htmlFor={id}>
        {t(knowsAddresses ? 'form.pasteOrSearch' : 'form.paste')}
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
          onChange={(event) => write(event.target.value)}
          onPaste={onPaste}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        {/* By the time the button is reached, a pair has been applied and the field is empty. */}
        <Button busy={isSearching} onClick={() => (text || !found) && read(text)}>
          {t('form.pasteUse')}
        </Button>
        <Button icon={<LocateFixed aria-hidden="true" />} busy={status === 'asking'} onClick={ask}>
          {t('form.myPosition')}
        </Button>
      </div>
      {choices.length > 0 && (
        <div ref={bringIntoView}>
          <PlaceChoices
            places={choices}
            label={t('form.which')}
            onChoose={({ lat, lng }) => {
              // The choice is about to disappear; focusing the field would open the keyboard over the map.
              note.current?.focus({ preventScroll: true });
              accept({ lat, lng });
            }}
          />
        </div>
      )}
      <p ref={note} id={`${id}-note`} tabIndex={-1} className={wrong || lost ? styles.wrong : styles.note}>
        {wrong || lost || t('form.pasteHint')}
      </p>
      <p role="status" className="e-visually-hidden">
        {wrong ||
          lost ||
          (choices.length > 0 && t('form.which')) ||
          (found && t('form.pasted', { coordinates: formatCoordinates(found) }))}
      </p>
    </div>
  );
}
