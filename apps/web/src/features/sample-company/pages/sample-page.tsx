import { sampleCompanyApi } from '@rondo/contract/sample-company';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { LoadCard } from '../components/load-card.tsx';
import { LoadedCard } from '../components/loaded-card.tsx';
import { RemoveDialog } from '../components/remove-dialog.tsx';
import '../components/sample.css';

/** While it is loaded or removed the page asks again this often, ms: the progress itself is in the drawer of background work. */
const BUSY_MS = 2_000;

/** The sample of the company: what is in it, what people added, and how to get rid of it. */
export default function SamplePage() {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const first = useCall(sampleCompanyApi.get, {}, { part: true });
  const isBusy = first.data?.isBusy ?? false;
  useCall(sampleCompanyApi.get, {}, { part: true, enabled: isBusy, refetchEveryMs: BUSY_MS });
  const { data } = first;
  return (
    <section className="sample-page" aria-label={t('sampleCompany.title')}>
      <h1>{t('sampleCompany.title')}</h1>
      <p>{t('sampleCompany.intro')}</p>
      {isBusy && <Banner tone="wait">{t('sampleCompany.busy')}</Banner>}
      {data && !data.loaded && !isBusy && <LoadCard canLoad={data.canLoad} />}
      {data?.loaded && (
        <LoadedCard loaded={data.loaded} added={data.added} isBusy={isBusy} onRemove={() => setIsAsking(true)} />
      )}
      {data && isAsking && <RemoveDialog added={data.added} onClose={() => setIsAsking(false)} />}
      {!data && first.isError && <LoadFailure failure={first.error} onRetry={() => void first.refetch()} />}
      {!data && !first.isError && <SkeletonRows rows={6} />}
    </section>
  );
}
