import { equipmentTypes } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Link, PageHead } from '@estela/runtime';
import { Button, Page, PageHeader } from '@estela/ui';
import { EquipmentDrawing } from '../../components/equipment/equipment-drawing.tsx';
import { useEquipmentPlace } from '../../components/equipment/equipment-place.ts';
import { EquipmentSteps } from './equipment-steps.tsx';
import styles from './type-step.module.css';

/** The first step of adding: what it is. Each choice is a link, so that a reload stays in the step; Back leaves the form. */
export function TypeStep() {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { typeLink, listLink } = useEquipmentPlace();
  return (
    <Page>
      <PageHead title={t('equipmentForm.newTitle')} />
      <PageHeader title={t('equipmentForm.newTitle')} lead={t('equipmentForm.typeLead')} />
      <EquipmentSteps current="type" />
      <ul className={styles.types}>
        {equipmentTypes.map((type) => (
          <li key={type}>
            <Link className={styles.type} to={typeLink(type)} replace>
              <EquipmentDrawing type={type} />
              <span className={styles.name}>{t(`equipmentType.${type}`)}</span>
              <span className={styles.hint}>{t(`equipmentTypeHint.${type}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <Button as={Link} to={listLink} variant="ghost">
          {common('cancel')}
        </Button>
      </div>
    </Page>
  );
}
