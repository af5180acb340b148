import { companyApi } from '@rondo/contract/company';
import { useCall } from '../../../shared/http/query.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { WatermarkForm } from './watermark-form.tsx';
import './company.css';

/** The four switches of the watermark, and what they look like. */
export default function WatermarkTab() {
  const { data } = useCall(companyApi.get, {});
  if (!data) return <SkeletonRows rows={6} />;
  return (
    <div className="company-tab">
      <WatermarkForm facts={data} />
    </div>
  );
}
