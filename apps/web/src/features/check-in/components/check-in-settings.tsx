import { checkInApi } from '@rondo/contract/check-in';
import { useCall } from '../../../shared/http/query.ts';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { CameraCheckSwitch } from '../../camera-check/index.ts';
import { CompanyForm } from './company-form.tsx';
import { RuleList } from './rule-list.tsx';
import { WhatHolds } from './what-holds.tsx';
import './check-in.css';
import './setting.css';

/** What check-in the company asks for, what others say instead, and what comes of it at a store. */
export function CheckInSettings() {
  const { data, isError, error, refetch } = useCall(checkInApi.rules, {});
  return (
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
  );
}
