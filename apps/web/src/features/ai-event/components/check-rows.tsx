import { type AI_CHECK_OUTCOMES, aiEventApi } from '@rondo/contract/ai-event';
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

interface Props {
  asked: Omit<Input<typeof aiEventApi.checks>, 'page' | 'size' | 'outcome'>;
  /** Null: all of them. */
  outcome: (typeof AI_CHECK_OUTCOMES)[number] | null;
  onBack: () => void;
}

const SIZE = 50;

/** The rows behind the figures of checks: a camera under a rule on a day. */
export function CheckRows({ asked, outcome, onBack }: Props) {
  const t = useT();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const read = useCall(
    aiEventApi.checks,
    { ...asked, page, size: SIZE, ...(outcome ? { outcome } : {}) },
    { keepPrevious: true },
  );
  const { data } = read;
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
                <th scope="col">{t('aiEvent.camera')}</th>
                <th scope="col">{t('aiEvent.rule')}</th>
                <th scope="col">{t('aiEvent.day')}</th>
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
                  <td>{row.camera.name}</td>
                  <td>{row.rule.name}</td>
                  <td className="num">{format.day(`${row.on}T12:00:00Z`)}</td>
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
