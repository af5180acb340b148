import type { Output } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { itemRows, recordRows } from '@rondo/contract/statistics-rows';
import { useT } from '../../../shared/i18n.tsx';
import { BarList } from '../../../shared/ui/chart/bar-list.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import { NumberLink } from './number-link.tsx';

type Figures = Output<typeof statisticsApi.inspection>;

/** The items that fail most, each with its records. */
export function FailedCard({ figures, asked }: { figures: Figures; asked: Asked }) {
  const t = useT();
  const linkOf = useRowsLink();
  const { topFailed, failedItemKinds } = figures;
  return (
    <section className="card statistics-card">
      <header>
        <h2>{t('statistics.top.title')}</h2>
        {failedItemKinds > 0 && (
          <span className="meta">
            <NumberLink rows={itemRows(asked)} count={failedItemKinds}>
              {t('statistics.top.all', { count: failedItemKinds })}
            </NumberLink>
          </span>
        )}
      </header>
      {topFailed.length === 0 ? (
        <p className="meta">{t('statistics.top.none')}</p>
      ) : (
        <BarList
          label={t('statistics.top.title')}
          rows={topFailed.map((item) => {
            const to = linkOf(recordRows(asked, { itemId: item.itemId }));
            return { key: item.itemId, label: item.name, value: item.failed, ...(to ? { to } : {}) };
          })}
        />
      )}
    </section>
  );
}
