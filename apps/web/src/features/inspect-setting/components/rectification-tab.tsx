import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { RectificationForm } from './rectification-form.tsx';

/** What rectifications are made with from now on. */
export function RectificationTab() {
  const t = useT();
  const { data, isLoadingError, error, refetch } = useCall(inspectSettingApi.rectification, {});
  if (isLoadingError) {
    return <LoadFailure noun={t('inspectSetting.rectification')} failure={error} onRetry={() => void refetch()} />;
  }
  return data ? <RectificationForm stored={data} /> : <SkeletonRows rows={6} />;
}
