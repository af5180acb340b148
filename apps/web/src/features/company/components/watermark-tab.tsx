import { companyApi } from '@rondo/contract/company';
import { useCall } from '../../../shared/http/query.ts';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { WatermarkForm } from './watermark-form.tsx';
import './company.css';

/** The four switches of the watermark, and what they look like. */
export default function WatermarkTab() {
  const { data, isError, error, refetch } = useCall(companyApi.get, {});
  if (!data && isError) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  return (
    <div className="company-tab">
      <WatermarkForm facts={data} />
    </div>
  );
}
