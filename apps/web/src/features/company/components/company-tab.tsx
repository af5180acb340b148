import { companyApi } from '@rondo/contract/company';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { AcceptCard } from './accept-card.tsx';
import { DissolutionCard } from './dissolution-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { FactsForm } from './facts-form.tsx';
import { OwnerCard } from './owner-card.tsx';
import './company.css';

/** Facts of the company, its owner and its end. */
export default function CompanyTab() {
  const t = useT();
  const { data, isLoadingError, error, refetch } = useCall(companyApi.get, {});
  const { isOwner, companyState } = useMe();
  // The user info hears at once that the company changed hands or comes to its end: what may be done here follows it.
  const standing = `${isOwner} ${companyState}`;
  const [known, setKnown] = useState(standing);
  const readAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (standing === known) return;
    setKnown(standing);
    readAgain();
  }, [standing, known]);
  if (isLoadingError)
    return <LoadFailure noun={t('company.facts.title')} failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  return (
    <div className="company-tab">
      {data.can.accept && data.offer && <AcceptCard facts={data} offer={data.offer} />}
      {data.can.edit ? <FactsForm facts={data} /> : <FactsCard facts={data} />}
      <OwnerCard facts={data} />
      {data.can.dissolve && <DissolutionCard />}
    </div>
  );
}
