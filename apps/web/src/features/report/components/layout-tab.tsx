import { reportApi } from '@rondo/contract/report';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { LayoutForm } from './layout-form.tsx';

/** How the company's reports look on paper. */
export function LayoutTab() {
  const t = useT();
  const { data, isLoadingError, error, refetch } = useCall(reportApi.layout, {});
  if (isLoadingError)
    return <LoadFailure noun={t('report.layout.title')} failure={error} onRetry={() => void refetch()} />;
  return data ? <LayoutForm stored={data} /> : <SkeletonRows rows={6} />;
}
