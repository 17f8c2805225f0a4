import { pictureSources } from '@estela/contracts/pictures';
import { Link } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { Cover, type CoverProps, MediaCard, type MediaCardProps } from '@estela/ui';
import type { ReactNode } from 'react';
import type { Deletion } from './delete-entity-dialog.tsx';
import { EntityActions } from './entity-actions.tsx';
import type { EntityAction } from './entity-menu.tsx';
import { fromList } from './list-trail.ts';

export interface OwnEntityCardProps
  extends Pick<MediaCardProps, 'badges' | 'eyebrow' | 'corner' | 'children'> {
  id: string;
  name: string;
  /** Its address; without one the card draws a picture from the id. */
  picture?: string | null;
  /** In the picture's place. */
  media?: ReactNode;
  ratio?: CoverProps['ratio'];
  /** Where the name leads; without it to the entity's form, for what has no page of its own. */
  to?: string;
  /** At the start of the last row: a like, marks. */
  footer?: ReactNode;
  /** Between editing and deleting. */
  actions?: readonly EntityAction[];
  deletion: Omit<Deletion, 'name'>;
}

/** One of the viewer's own entities, in the list whose place its form takes: picture, name, and a menu to edit or delete it. */
export function OwnEntityCard(props: OwnEntityCardProps) {
  const { id, name, picture = null, media, ratio, to, footer, actions, deletion, ...card } = props;
  const editPath = useFormPlace().editLink(id);
  return (
    <MediaCard
      {...card}
      headingLevel={2}
      title={
        <Link to={to ?? editPath} state={to && fromList}>
          {name}
        </Link>
      }
      media={media ?? <Cover {...pictureSources(picture)} seed={id} ratio={ratio} />}
      footer={
        <>
          {footer}
          <EntityActions editPath={editPath} actions={actions} deletion={{ ...deletion, name }} />
        </>
      }
    />
  );
}
