import { errorText } from '@estela/api';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BackLink } from '@estela/kit/entity';
import { Link, lazyPage } from '@estela/runtime';
import { pageNumber, text, useQueryState } from '@estela/runtime/query-state';
import { Button, EmptyState, ListState, Page, PageHeader, Pagination, SkeletonList } from '@estela/ui';
import { useStickerBatteries } from './use-sticker-batteries.ts';

/** A chunk of its own: the fields and the drawing of codes are larger than the page. */
const StickerForm = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "sticker-form" */ '../features/stickers/sticker-form.tsx'))
      .StickerForm,
  <SkeletonList of="field" />,
);

const params = { for: text(), page: pageNumber };

/** Without the shell's bars: only the sheets are printed. */
export function StickersPage() {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { query, change } = useQueryState(params);
  const { batteries, total, error, refetch } = useStickerBatteries(query.page, query.for);
  return (
    <Page>
      <div>
        <BackLink to={paths.batteries()}>{t('back')}</BackLink>
        <PageHeader title={t('stickers.title')} lead={t('stickers.lead')} />
      </div>
      <ListState
        items={batteries}
        error={error && errorText(error, common)}
        onRetry={() => void refetch()}
        skeleton={<SkeletonList of="field" />}
        empty={
          <EmptyState
            illustration="bench"
            title={t('batteryList.emptyTitle')}
            text={t('batteryList.emptyText')}
            action={
              <Button as={Link} to={paths.equipmentItems({ new: true, as: 'battery' })}>
                {t('batteryList.emptyAction')}
              </Button>
            }
          />
        }
      >
        {(shown) => (
          <>
            <StickerForm key={query.page} batteries={shown} only={query.for} />
            <Pagination
              page={query.page}
              limit={limits.pageSize.max}
              total={total}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </ListState>
    </Page>
  );
}
