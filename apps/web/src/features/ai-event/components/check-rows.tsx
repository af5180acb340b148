import { AI_CHECK_OUTCOMES, aiEventApi } from '@rondo/contract/ai-event';
import type { Input } from '@rondo/contract/kit/endpoint';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { CHECK_VIEWS, type CheckView } from '../links.ts';

interface Props {
  asked: Omit<Input<typeof aiEventApi.checks>, 'page' | 'size' | 'outcome' | 'each'>;
  view: CheckView;
  onBack: () => void;
}

const SIZE = 50;

export const viewOf = (text: string | undefined): CheckView => CHECK_VIEWS.find((one) => one === text) ?? 'all';

/** What the endpoint is asked for; a store or a camera counts when it was looked at. */
function rowsOf(view: CheckView): Pick<Input<typeof aiEventApi.checks>, 'outcome' | 'each'> {
  if (view === 'cameras') return { each: 'camera' };
  if (view === 'shops') return { each: 'shop', outcome: 'run' };
  const outcome = AI_CHECK_OUTCOMES.find((one) => one === view);
  return { each: 'day', ...(outcome ? { outcome } : {}) };
}

/** The rows behind the figures of checks: a camera under a rule on a day, or the cameras or stores alone. */
export function CheckRows({ asked, view, onBack }: Props) {
  const t = useT();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const read = useCall(aiEventApi.checks, { ...asked, ...rowsOf(view), page, size: SIZE }, { keepPrevious: true });
  const { data } = read;
  const [isDay, isCamera] = [view !== 'cameras' && view !== 'shops', view !== 'shops'];
  return (
    <section className="card ai-event-panel">
      <header className="ai-event-line">
        <h2>{t('aiEvent.rowsTitle')}</h2>
        <Button look="text" icon={ArrowLeft} onPress={onBack}>
          {t('aiEvent.rowsBack')}
        </Button>
      </header>
      {!data && read.isError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      {!data && !read.isError && <SkeletonRows rows={6} />}
      {data && (
        <div className="ai-event-scroll">
          <table className="ai-event-table">
            <thead>
              <tr>
                <th scope="col">{t('aiEvent.shop')}</th>
                {isCamera && <th scope="col">{t('aiEvent.camera')}</th>}
                {isDay && <th scope="col">{t('aiEvent.rule')}</th>}
                {isDay && <th scope="col">{t('aiEvent.day')}</th>}
                <th scope="col">{t('aiEvent.card.run')}</th>
                <th scope="col">{t('aiEvent.card.failed')}</th>
                <th scope="col">{t('aiEvent.card.skipped')}</th>
                <th scope="col">{t('aiEvent.positive')}</th>
                <th scope="col">{t('aiEvent.mean')}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.shop.name}</th>
                  {isCamera && <td>{row.camera?.name}</td>}
                  {isDay && <td>{row.rule?.name}</td>}
                  {isDay && <td className="num">{row.on && format.day(`${row.on}T12:00:00Z`)}</td>}
                  {([row.run, row.failed, row.skipped, row.positive] as const).map((count, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                    <td key={at} className="num">
                      {format.count(count)}
                    </td>
                  ))}
                  <td className="num">{row.meanMs === null ? '—' : t('aiEvent.ms', { count: row.meanMs })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ListFooter total={data.total} page={page} size={SIZE} onChange={(next) => setPage(next)} />
        </div>
      )}
    </section>
  );
}
