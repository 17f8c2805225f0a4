import { useListSpotsQuery } from '@estela/api/spots';
import { EntityList, useListPage } from '@estela/runtime/entity';
import { SpotCard } from './spot-card.tsx';

/** The viewer's own spots, newest first. */
export function SpotList() {
  const { request, paging } = useListPage();
  return (
    <EntityList {...paging} texts="spots:list" query={useListSpotsQuery(request)} illustration="pin">
      {(spot) => <SpotCard spot={spot} />}
    </EntityList>
  );
}
