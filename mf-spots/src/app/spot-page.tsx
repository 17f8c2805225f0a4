import { paths } from '@estela/contracts/paths';
import { useLeaveForList } from '@estela/kit/entity';
import { EntitySheet } from '@estela/kit/entity-view';
import { useParams } from '@estela/runtime';
import { Page } from '@estela/ui';
import { SpotHead } from '../features/spot-page/spot-head.tsx';
import { SpotLoader } from '../features/spot-page/spot-loader.tsx';
import { SpotSafety } from '../features/spot-page/spot-safety.tsx';
import { SpotSections } from '../features/spot-page/spot-sections.tsx';
import { SpotSide } from '../features/spot-page/spot-side.tsx';

/** A spot as its viewer may see it. */
export function SpotPage() {
  const { id = '' } = useParams();
  const leave = useLeaveForList(paths.spots());
  return (
    <Page>
      <SpotLoader key={id} id={id}>
        {(spot, isOwn) => (
          <EntitySheet
            head={<SpotHead spot={spot} isOwn={isOwn} onDeleted={leave} />}
            first={<SpotSafety spot={spot} isOwn={isOwn} />}
            side={<SpotSide spot={spot} isOwn={isOwn} />}
          >
            <SpotSections spot={spot} />
          </EntitySheet>
        )}
      </SpotLoader>
    </Page>
  );
}
