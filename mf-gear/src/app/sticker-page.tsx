import { errorOf, errorText, skipToken } from '@estela/api';
import { useGetBatteryHealthQuery, useGetStickerItemQuery } from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Inline,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  useDelayed,
} from '@estela/ui';
import { BatteryCareNotice } from '../components/battery/battery-care-notice.tsx';
import { useBatteryText } from '../components/equipment/use-battery-text.ts';

/** The page behind a sticker's code: the battery, whether it is fit to fly, and a new flight with it. */
export function StickerPage({ code }: { code: string }) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { currentData: item, error, isFetching, refetch } = useGetStickerItemQuery(code);
  const care = useGetBatteryHealthQuery(item?._id ?? skipToken);
  const specification = useBatteryText(item?.battery ?? null);
  const showSkeleton = useDelayed(!item && !error);
  const failure = errorOf(error)?.code;

  if (failure === 'NOT_FOUND' || failure === 'VALIDATION')
    return (
      <Page>
        <EmptyState
          illustration="lost"
          headingLevel={1}
          title={t('sticker.missingTitle')}
          text={t('sticker.missingText')}
          action={
            <Button as={Link} to={paths.batteries()}>
              {t('sticker.mine')}
            </Button>
          }
        />
      </Page>
    );
  if (error && !item)
    return (
      <Page>
        <PageHeader title={t('sticker.title')} />
        <ErrorState
          title={t('sticker.failed')}
          text={errorText(error, common)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Page>
    );
  return (
    <Page>
      <PageHeader title={item?.name ?? t('sticker.title')} lead={specification} />
      {item ? (
        <Stack gap={24}>
          {item.status !== 'active' && (
            <div>
              <Badge tone="warning">{t(`equipmentStatus.${item.status}`)}</Badge>
            </div>
          )}
          {care.data && <BatteryCareNotice care={care.data} />}
          {!care.data && care.error && (
            <ErrorState
              compact
              title={t('batteryHealth.failed')}
              text={errorText(care.error, common)}
              onRetry={() => void care.refetch()}
              retrying={care.isFetching}
            />
          )}
          <Inline>
            <Button as={Link} to={paths.flights({ new: true, pack: item._id })} variant="primary">
              {t('sticker.fly')}
            </Button>
            <Button as={Link} to={paths.equipmentItems({ item: item._id })}>
              {t('sticker.open')}
            </Button>
          </Inline>
        </Stack>
      ) : (
        showSkeleton && <SkeletonList of="line" count={3} />
      )}
    </Page>
  );
}
