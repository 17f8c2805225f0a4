import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button } from '@estela/ui';
import { MessageCircle } from 'lucide-react';

/** How much is said about a flight, and the way there. Nothing where nobody can say anything any more. */
export function CommentsLink({
  flight,
}: {
  flight: Pick<Flight, '_id' | 'title' | 'comments' | 'commentsOff'>;
}) {
  const { t } = useTranslation('social');
  const { number } = useFormat();
  const { _id, title, comments, commentsOff } = flight;
  if (commentsOff && comments === 0) return null;
  return (
    <Button
      as={Link}
      to={`${paths.flight(_id)}#comments`}
      variant="ghost"
      size="sm"
      icon={<MessageCircle aria-hidden="true" />}
      aria-label={t('card.comments', { count: comments, title })}
    >
      {number(comments, { notation: 'compact', maximumFractionDigits: 1 })}
    </Button>
  );
}
