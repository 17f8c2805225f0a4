import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { useQueryState } from '@estela/runtime/query-state';
import { IconButton } from '@estela/ui';
import { BookOpen } from 'lucide-react';
import { logBookParams } from '../../components/flight-list-params.ts';

/** Leads to the flights of the list on paper, narrowed as they are. */
export function LogBookLink() {
  const { t } = useTranslation('flights');
  const { href } = useQueryState(logBookParams);
  return (
    <IconButton
      as={Link}
      to={href({ print: true })}
      label={t('logBook.open')}
      icon={<BookOpen aria-hidden="true" />}
    />
  );
}
