import { checkInApi } from '@rondo/contract/check-in';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { CameraCheckSwitch } from '../../camera-check/index.ts';
import { CompanyForm } from '../components/company-form.tsx';
import { RuleList } from '../components/rule-list.tsx';
import { WhatHolds } from '../components/what-holds.tsx';
import '../../../shared/ui/list/list.css';
import '../components/check-in.css';
import '../components/setting.css';

/** What check-in the company asks for, what others say instead, and what comes of it at a store. */
export default function SettingsPage() {
  const t = useT();
  const { data, isError, error, refetch } = useCall(checkInApi.rules, {});
  return (
    <section className="list-page" aria-label={t('checkIn.setting.title')}>
      <header className="list-head">
        <h1>{t('checkIn.setting.title')}</h1>
        <div className="list-actions">
          <Link className="button" to="/inspect/checkIn">
            {t('checkIn.title')}
          </Link>
        </div>
      </header>
      <div className="check-in-settings">
        {data && (
          <>
            <CompanyForm stored={data} />
            <RuleList rules={data} />
            <CameraCheckSwitch />
            <WhatHolds />
          </>
        )}
        {!data && isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
        {!data && !isError && <SkeletonRows rows={8} />}
      </div>
    </section>
  );
}
