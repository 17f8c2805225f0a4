import { skipToken } from '@estela/api';
import { useOwnDronesQuery, useOwnFlightsQuery, useOwnSpotsQuery } from '@estela/api/groups';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { type Pick, Picker, shownPicks } from '@estela/kit/picker';
import { FilterChips, Stack } from '@estela/ui';
import { useState } from 'react';

const kinds = ['flight', 'spot', 'drone'] as const;
type Kind = (typeof kinds)[number];

const forms: Record<Kind, string> = {
  flight: paths.flights({ new: true }),
  spot: paths.spots({ new: true }),
  drone: paths.drones({ new: true }),
};

/** The viewer's flights, spots and drones, to choose one as a card. */
export function CardPicker({ onPick }: { onPick: (link: string) => void }) {
  const { t } = useTranslation('groups');
  const [kind, setKind] = useState<Kind>('flight');
  const [q, setQ] = useState('');
  const { query, picks } = useOwn(kind, q);
  return (
    <Stack gap={8}>
      <FilterChips
        label={t('cards.kinds')}
        items={kinds.map((id) => ({ id, label: t(`cards.${id}.plural`) }))}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          setQ('');
        }}
      />
      <p>{t('cards.hint')}</p>
      <Picker
        key={kind}
        type="radio"
        name="card"
        search={t('cards.search')}
        q={q}
        onSearch={setQ}
        query={query}
        picks={picks}
        isChosen={() => false}
        onChoose={(id) => onPick(paths[kind](id))}
        failed={t('cards.failed')}
        empty={{ text: t(`cards.${kind}.empty`), link: t(`cards.${kind}.create`), path: forms[kind] }}
        noMatch={t('cards.noMatch')}
        more={(rest) => t('cards.more', rest)}
      />
    </Stack>
  );
}

/** Only the visible list is loaded. */
function useOwn(kind: Kind, q: string) {
  const format = useFormat();
  const asked = { limit: shownPicks, ...(q && { q }) };
  const flights = useOwnFlightsQuery(kind === 'flight' ? asked : skipToken);
  const spots = useOwnSpotsQuery(kind === 'spot' ? asked : skipToken);
  const drones = useOwnDronesQuery(kind === 'drone' ? asked : skipToken);
  const query = { flight: flights, spot: spots, drone: drones }[kind];
  const picks: Record<Kind, Pick[] | undefined> = {
    flight: flights.data?.items.map(({ _id, title, recordedAt }) => ({
      ...{ _id, name: title, detail: format.date(recordedAt) },
    })),
    spot: spots.data?.items.map(({ _id, name }) => ({ _id, name })),
    drone: drones.data?.items.map(({ _id, name, brand, model }) => ({
      ...{ _id, name, detail: [brand, model].filter(Boolean).join(' ') },
    })),
  };
  return { query, picks: picks[kind] ?? [] };
}
