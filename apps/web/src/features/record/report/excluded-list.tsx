import type { RecordDetail } from '@rondo/contract/record';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { MODES } from '@rondo/domain/task';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';

/** The check items that were not asked here, each with the rule that left it out. */
export function ExcludedList({ excluded }: Pick<RecordDetail, 'excluded'>) {
  const t = useT();
  const { list } = useFormat();
  if (excluded.length === 0) return null;
  const words = ({ by, values }: RecordDetail['excluded'][number]) => {
    if (by === 'mode') return list(MODES.filter((one) => values.includes(one)).map((one) => t(`state.mode.${one}`)));
    if (by !== 'format') return list(values);
    return list(SHOP_FORMATS.filter((one) => values.includes(one)).map((one) => t(`shop.format.${one}`)));
  };
  return (
    <details className="report-excluded">
      <summary>{t('record.excluded.title', { count: excluded.length })}</summary>
      <ul>
        {excluded.map((item) => (
          <li key={item.itemId}>
            <span>{item.name}</span>{' '}
            <span className="meta">
              {item.category} · {t(`record.excluded.${item.by}`, { values: words(item) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
