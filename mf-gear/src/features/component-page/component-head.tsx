import type { Component } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { BackLink, EntityActions } from '@estela/runtime/entity';
import { useFormPlace } from '@estela/runtime/query-state';
import { Badge, Button, PageHeader } from '@estela/ui';
import { Pencil } from 'lucide-react';
import { BuyLink } from '../../components/part/buy-link.tsx';
import { PartFavorite } from '../../components/part/part-favorite.tsx';
import { PartIcon } from '../../components/part/part-icon.tsx';
import { PartPicture } from '../../components/part/part-picture.tsx';
import { usePartDeletion } from '../../components/part/use-part-deletion.ts';
import styles from './component-head.module.css';

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
    <div className={styles.head}>
      <div className={styles.back}>
        <BackLink to={listLink}>{t('back')}</BackLink>
      </div>
      <PartPicture
        component={component}
        className={styles.picture}
        sizes="(min-width: 48rem) 24rem, 100vw"
        eager
      />
      <div className={styles.words}>
        <PageHeader
          title={component.name}
          lead={component.brand}
          eyebrow={
            <span className={styles.eyebrow}>
              <Badge tone="info" icon={<PartIcon type={component.type} />}>
                {t(`componentType.${component.type}`)}
              </Badge>
            </span>
          }
        />
        <div className={styles.actions}>
          <Button as={Link} to={editPath} icon={<Pencil aria-hidden="true" />}>
            {common('edit')}
          </Button>
          <BuyLink name={component.name} url={component.sourceUrl} />
          <PartFavorite component={component} />
          <EntityActions editPath={editPath} deletion={{ ...deletion, onDeleted }} />
        </div>
      </div>
    </div>
  );
}
