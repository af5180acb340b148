import { guideApi } from '@rondo/contract/guide';
import { anyOf } from '@rondo/contract/kit/endpoint';
import { Link } from 'react-router';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { GuideItems } from '../components/guide-items.tsx';
import '../components/guide.css';

const REPORTS = anyOf('x_company_setting');

/** Novice guide (product 24): what the reader does first, ticked by what the company really has. */
export default function GuidePage() {
  const t = useT();
  const can = useCan();
  const read = useCall(guideApi.mine, {}, { part: true, fresh: true });
  const put = useAct(guideApi.skip, { invalidates: ['guide'] });
  const guide = read.data;
  const setAway = async (isSkipped: boolean) => {
    if ((await put.run({ item: null, isSkipped })) && isSkipped) toast.ok(t('guide.putAwayDone'));
  };
  const done = guide?.items.filter(({ state }) => state === 'done').length ?? 0;
  return (
    <section className="guide-page" aria-label={t('guide.title')}>
      <header className="guide-head">
        <h1>{t('guide.title')}</h1>
        {guide && guide.items.length > 0 && (
          <span className="meta num">{t('guide.progress', { done, total: guide.items.length })}</span>
        )}
        {can(REPORTS) && (
          <Link className="button" to="/guide/report">
            {t('guide.report.title')}
          </Link>
        )}
        {guide?.role === 'owner' && can(REPORTS) && (
          <Link className="button" to="/guide/sample">
            {t('sampleCompany.title')}
          </Link>
        )}
        {guide && guide.left > 0 && <Button onPress={() => void setAway(true)}>{t('guide.putAway')}</Button>}
      </header>
      {guide?.isPutAway && (
        <Banner tone="mute">
          {t('guide.isPutAway')}{' '}
          <button type="button" className="quiet" onClick={() => void setAway(false)}>
            {t('guide.takeOut')}
          </button>
        </Banner>
      )}
      {guide && guide.items.length > 0 && (
        <>
          <p className="meta">{t('guide.intro')}</p>
          <GuideItems items={guide.items} />
        </>
      )}
      {guide && guide.items.length === 0 && (
        <EmptyState
          kind="nothing-matches"
          title={t('guide.none')}
          actions={
            <Link className="button" to="/help">
              {t('help.title')}
            </Link>
          }
        >
          {t('guide.noneHint')}
        </EmptyState>
      )}
      {!guide && read.isError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      {!guide && !read.isError && <SkeletonRows rows={6} />}
    </section>
  );
}
