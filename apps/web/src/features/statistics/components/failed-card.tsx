import type { Output } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { BarList } from '../../../shared/ui/chart/bar-list.tsx';
import type { Asked } from '../filter.ts';
import { recordsLink } from '../row-links.ts';

type Figures = Output<typeof statisticsApi.inspection>;

/** The items that fail most, each with its records. */
export function FailedCard({ figures, asked }: { figures: Figures; asked: Asked }) {
  const t = useT();
  const can = useCan();
  const { topFailed, failedItemKinds } = figures;
  const linkOf = (itemId: string) => (can('record_select') ? { to: recordsLink(asked, { itemId }) } : {});
  return (
    <section className="card statistics-card">
      <header>
        <h2>{t('statistics.top.title')}</h2>
        {failedItemKinds > 0 && <span className="meta">{t('statistics.top.all', { count: failedItemKinds })}</span>}
      </header>
      {topFailed.length === 0 ? (
        <p className="meta">{t('statistics.top.none')}</p>
      ) : (
        <BarList
          label={t('statistics.top.title')}
          rows={topFailed.map((item) => ({
            key: item.itemId,
            label: item.name,
            value: item.failed,
            ...linkOf(item.itemId),
          }))}
        />
      )}
    </section>
  );
}
