import { useDeleteGroupMutation } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link, useNavigate } from '@estela/runtime';
import { DeleteEntityButton } from '@estela/runtime/entity';
import { Identity, Inline, Section, Tag } from '@estela/ui';
import { canManageGroup } from '../../components/can-manage-group.ts';
import styles from './group-about.module.css';

/** What the group is, who owns it, and its end. */
export function GroupAbout({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const [deleteGroup] = useDeleteGroupMutation();
  const navigate = useNavigate();
  const { owner } = group;
  return (
    <>
      <Section title={t('detail.about')}>
        <p className={styles.description}>{group.description}</p>
        <Identity
          name={owner.name}
          src={owner.profilePicture}
          title={<Link to={paths.dashboard(owner.username)}>{owner.name}</Link>}
          detail={t('detail.owner')}
        />
        <p className={styles.created}>
          {t('detail.created')} <time dateTime={group.createdAt}>{format.date(group.createdAt)}</time>
        </p>
        {group.tags.length > 0 && (
          <Inline gap={4}>
            {group.tags.map((tag) => (
              <Tag key={tag} as={Link} to={paths.groups({ tag })}>
                {tag}
              </Tag>
            ))}
          </Inline>
        )}
      </Section>
      {canManageGroup(group) && (
        <div className={styles.danger}>
          <DeleteEntityButton
            label={t('detail.delete')}
            name={group.name}
            text={t('detail.deleteText')}
            remove={() => deleteGroup(group._id)}
            onDeleted={() => navigate(paths.groups())}
          />
        </div>
      )}
    </>
  );
}
