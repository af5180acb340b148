import { checkInApi } from '@rondo/contract/check-in';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call, failureWords } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import '../components/check-in-form.css';
import '../components/check-in.css';

/** Where the code of a store leads: it is taken at once, for a changing one ends soon; then the inspections to begin there. */
export default function ScanPage() {
  const t = useT();
  const [params] = useSearchParams();
  const shopId = params.get('shop') ?? '';
  const code = params.get('code') ?? '';
  const isWhole = checkInApi.scan.input.safeParse({ shopId, code }).success;
  const { data, isError, error } = useQuery({
    queryKey: [checkInApi.scan.path, shopId, code],
    queryFn: () => call(checkInApi.scan, { shopId, code }, { hideErrors: true }),
    enabled: isWhole,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className="check-in-gate" aria-label={t('checkIn.scan.title')}>
      <h1>{t('checkIn.scan.title')}</h1>
      {!isWhole && <Banner tone="bad">{t('checkIn.scan.incomplete')}</Banner>}
      {isError && (
        <Banner tone="bad" title={t('checkIn.scan.failed')}>
          {failureWords(error)}
        </Banner>
      )}
      {isWhole && !data && !isError && <Spinner label={t('checkIn.scan.working')} />}
      {data && (
        <>
          <Banner tone="ok">{t('checkIn.scan.done', { shop: data.shop.name })}</Banner>
          <p>{t(data.tasks.length > 0 ? 'checkIn.scan.pick' : 'checkIn.scan.none')}</p>
          {data.tasks.map((task) => (
            <Link key={task.id} className="button button-primary button-thumb" to={`/inspect/perform/${task.id}`}>
              {task.name} · {task.number}
            </Link>
          ))}
        </>
      )}
      <Link className="button button-thumb" to="/task">
        {t('checkIn.scan.toTasks')}
      </Link>
    </section>
  );
}
