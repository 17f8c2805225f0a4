import { errorOf, skipToken } from '@estela/api';
import { useGetSpotQuery, useListSpotsQuery } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';
import { type Pick, Picker, PickerField, shownPicks } from '@estela/kit/picker';
import type { LatLng } from '@estela/maps';
import { SpotPicture } from '@estela/maps/spot-picture';
import { usePlatform } from '@estela/runtime';
import { Button, Inline } from '@estela/ui';
import { Map as MapIcon, Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { PlaceWords } from '../../components/country/place-words.tsx';
import { SpotPickerMap } from './spot-picker-map.tsx';

interface SpotPickerProps extends Omit<SlotProps<'spotPicker'>, 'at'> {
  /** Called to create a new spot, at this point if there is one. */
  onCreate: (at?: LatLng) => void;
}

/** A choice of the pilot's own spots, from a list that the server searches or from a map of the same spots. */
export function SpotPicker({ label, value, onChange, error, onCreate }: SpotPickerProps) {
  const { t } = useTranslation('spots');
  const { settings } = usePlatform();
  const id = useId();
  const [q, setQ] = useState('');
  const [hasMap, setHasMap] = useState(false);
  const query = useListSpotsQuery({ limit: shownPicks, ...(q && { q }) });
  const { data, refetch } = query;
  const found = data?.items ?? [];
  const isOutside = Boolean(value && data) && !found.some(({ _id }) => _id === value);
  const { currentData: chosen, error: problem } = useGetSpotQuery(isOutside ? value : skipToken);
  const isGone = errorOf(problem)?.code === 'NOT_FOUND';
  const shown = isOutside && chosen ? [chosen, ...found] : found;

  // Refetches on focus, so that a spot created in another tab is listed.
  useEffect(() => {
    const refresh = () => void refetch();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refetch]);

  const pickOf = (spot: Spot): Pick => ({
    _id: spot._id,
    name: spot.name,
    detail: (spot.location?.address || spot.location?.country) && <PlaceWords location={spot.location} />,
    media: <SpotPicture spot={spot} settings={settings} mine ratio="4/3" sizes="3.5rem" small />,
  });
  const unknown = { _id: value, name: isGone ? t('picker.gone') : '…' };
  return (
    <PickerField label={label} error={error}>
      {/* Above the list, whose growing on load would move the buttons away from a press. */}
      <Inline>
        <Button
          size="sm"
          icon={<MapIcon aria-hidden="true" />}
          aria-expanded={hasMap}
          aria-controls={`${id}-map`}
          onClick={() => setHasMap(!hasMap)}
        >
          {t('picker.onMap')}
        </Button>
        <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => onCreate()}>
          {t('picker.new')}
        </Button>
      </Inline>
      <div id={`${id}-map`} hidden={!hasMap}>
        {hasMap && <SpotPickerMap spots={shown} value={value} onChoose={onChange} onCreate={onCreate} />}
      </div>
      <Picker
        type="radio"
        name={id}
        search={t('picker.search')}
        q={q}
        onSearch={setQ}
        query={query}
        failed={t('picker.failed')}
        empty={{ text: t('picker.empty'), link: t('list.new'), path: paths.spots({ new: true }) }}
        noMatch={t('picker.noMatch')}
        more={(rest) => t('picker.more', rest)}
        picks={[
          { _id: '', name: t('picker.none') },
          ...(isOutside && !chosen ? [unknown] : []),
          ...shown.map(pickOf),
        ]}
        isChosen={(spot) => spot === value}
        onChoose={onChange}
      />
    </PickerField>
  );
}
