import type { Component } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityActions } from '@estela/kit/entity';
import { EntityHead } from '@estela/kit/entity-view';
import { Link } from '@estela/runtime';
import { useFormPlace } from '@estela/runtime/query-state';
import { Badge, Button } from '@estela/ui';
import { Pencil } from 'lucide-react';
import { BuyLink } from '../../components/part/buy-link.tsx';
import { PartFavorite } from '../../components/part/part-favorite.tsx';
import { PartIcon } from '../../components/part/part-icon.tsx';
import { PartPicture } from '../../components/part/part-picture.tsx';
import { usePartDeletion } from '../../components/part/use-part-deletion.ts';

interface ComponentHeadProps {
  component: Component;
  listLink: string;
  onDeleted: () => void;
}

export function ComponentHead({ component, listLink, onDeleted }: ComponentHeadProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const editPath = useFormPlace().editLink(component._id);
  const deletion = usePartDeletion(component);
  return (
    <EntityHead
      backTo={listLink}
      back={t('back')}
      picture={<PartPicture component={component} sizes="(min-width: 48rem) 24rem, 100vw" eager />}
      title={component.name}
      lead={component.brand}
      badges={
        <Badge tone="info" icon={<PartIcon type={component.type} />}>
          {t(`componentType.${component.type}`)}
        </Badge>
      }
      actions={
        <>
          <Button as={Link} to={editPath} icon={<Pencil aria-hidden="true" />}>
            {common('edit')}
          </Button>
          <BuyLink name={component.name} url={component.sourceUrl} />
          <PartFavorite component={component} />
          <EntityActions editPath={editPath} deletion={{ ...deletion, onDeleted }} />
        </>
      }
    />
  );
}
