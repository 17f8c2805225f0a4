import { errorText } from '@estela/api';
import { useListBatteriesQuery } from '@estela/api/gear';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, lazyPage } from '@estela/runtime';
import { text, useQueryState } from '@estela/runtime/query-state';
import { Button, EmptyState, ListState, Page, PageHeader, SkeletonList } from '@estela/ui';
import { ArrowLeft } from 'lucide-react';
import styles from './stickers-page.module.css';

/** With the fields and the drawing of codes, which are more than the page. */
const StickerForm = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "sticker-form" */ '../features/stickers/sticker-form.tsx'))
      .StickerForm,
  <SkeletonList of="field" />,
);

const params = { for: text() };

/** Without the shell's bars: what is printed is the sheets alone. */
export function StickersPage() {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { query } = useQueryState(params);
  const { data, error, refetch } = useListBatteriesQuery({ limit: limits.pageSize.max });
  return (
    <Page className={styles.page}>
      <div className={styles.head}>
        <Button
          as={Link}
          to={paths.batteries()}
          variant="ghost"
          size="sm"
          icon={<ArrowLeft aria-hidden="true" />}
        >
          {t('stickers.back')}
        </Button>
        <PageHeader title={t('stickers.title')} lead={t('stickers.lead')} />
      </div>
      <ListState
        items={data?.items}
        error={error && errorText(error, common)}
        onRetry={() => void refetch()}
        skeleton={<SkeletonList of="field" />}
        empty={
          <EmptyState
            illustration="bench"
            title={t('batteryList.emptyTitle')}
            text={t('batteryList.emptyText')}
            action={
              <Button as={Link} to={paths.equipmentItems({ new: true })}>
                {t('batteryList.emptyAction')}
              </Button>
            }
          />
        }
      >
        {(batteries) => <StickerForm batteries={batteries} only={query.for} />}
      </ListState>
    </Page>
  );
}
