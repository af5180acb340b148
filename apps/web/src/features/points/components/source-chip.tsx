import { pointsApi } from '@rondo/contract/points';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';

interface Props {
  /** What the postings that are shown are for. */
  sourceId: string;
  onChange: (value: string[]) => void;
}

/** The one source of the ledger, by its number; it is chosen where it stands. */
export function SourceChip({ sourceId, onChange }: Props) {
  const t = useT();
  const { data } = useCall(pointsApi.ledger, { sourceId: [sourceId], size: 10 }, { part: true });
  const label = t('points.column.source');
  const name = data?.list[0]?.source?.name ?? label;
  return (
    <FilterChip label={label} value={[sourceId]} onChange={onChange} options={[{ value: sourceId, label: name }]} />
  );
}
