import type { FeedTab } from '@estela/contracts/values';
import { useSearchParams } from '@estela/runtime';

/** The tab that the address names; anything unknown is Global. */
export function useFeedTab(): FeedTab {
  const [params] = useSearchParams();
  return params.get('tab') === 'following' ? 'following' : 'global';
}
