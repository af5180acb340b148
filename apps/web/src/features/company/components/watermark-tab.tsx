import { companyApi } from '@rondo/contract/company';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { WatermarkForm } from './watermark-form.tsx';
import './company.css';

/** The four switches of the watermark, and what they look like. */
export default function WatermarkTab() {
  const t = useT();
  const { data, isError, error, refetch } = useCall(companyApi.get, {});
  if (!data && isError) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  return (
    <div className="company-tab">
      <WatermarkForm facts={data} />
      <section className="card company-card" aria-label={t('leak.open')}>
        <div className="company-head">
          <p>{t('leak.openHint')}</p>
          <Link className="button" to="/user/leak">
            {t('leak.open')}
          </Link>
        </div>
      </section>
    </div>
  );
}
