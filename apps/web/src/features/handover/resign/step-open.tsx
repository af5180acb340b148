import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { groupsOf } from './plan.ts';
import type { Found } from './use-resign.ts';

/** What they have in hand, by kind, with the nearest deadline and the first names. */
export function StepOpen({ found }: { found: Found }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="resign-step">
      <h2>{t('handover.ask.open', { name: found.name, count: found.items.length })}</h2>
      <p className="meta">{t('handover.oneGo')}</p>
      <ul className="resign-kinds">
        {groupsOf(found.items).map(({ kind, items }) => {
          const [first] = items.flatMap((item) => item.deadlineAt ?? []).toSorted();
          return (
            <li key={kind}>
              <span className="resign-number num">{items.length}</span>
              <span className="resign-item">
                <span className="strong">{t(`handover.kind.${kind}`)}</span>
                <span className="meta ellipsis">
                  {items
                    .slice(0, 3)
                    .map((item) => item.name)
                    .join(t('handover.separator'))}
                </span>
                {first && <span className="meta">{t('handover.nearest', { time: format.dateTime(first) })}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
