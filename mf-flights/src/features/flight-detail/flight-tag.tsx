import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, usePlatform } from '@estela/runtime';
import { Tag } from '@estela/ui';

interface FlightTagProps {
  tag: string;
  isOwn: boolean;
}

/** Leads to what carries it: of one's own flight to the list, of another's to the search. */
export function FlightTag({ tag, isOwn }: FlightTagProps) {
  const { t } = useTranslation('flights');
  const { openSearch } = usePlatform();
  if (isOwn)
    return (
      <Tag as={Link} to={paths.flights({ tag })}>
        {tag}
      </Tag>
    );
  if (!openSearch) return <Tag>{tag}</Tag>;
  return (
    <Tag
      as="button"
      type="button"
      aria-haspopup="dialog"
      aria-label={t('detail.searchTag', { tag })}
      onClick={() => openSearch(`#${tag}`)}
    >
      {tag}
    </Tag>
  );
}
