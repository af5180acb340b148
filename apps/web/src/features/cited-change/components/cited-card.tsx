import type { CitedChangeRow } from '@rondo/contract/cited-change';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './cited.css';

/** A row on the phone. */
export function CitedCard({ row }: { row: CitedChangeRow }) {
  const t = useT();
  const format = useFormat();
  return (
    <div>
      <div className="cited-line">
        <strong className="ellipsis">{row.template.name}</strong>
        <StateLabel object="citedChange" state={row.state} />
      </div>
      <div className="meta ellipsis">{row.file?.name ?? t('citedChange.hidden')}</div>
      <div className="meta">
        {t('citedChange.itemCount', { count: row.items.length })} · {format.dateTime(row.at)}
      </div>
    </div>
  );
}
