import { pointsApi } from '@rondo/contract/points';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';

interface Props {
  ruleId: string | undefined;
  value: string[];
  onChange: (value: string[]) => void;
}

/** The rows of a rule by which lines were posted, in words; chosen where their numbers stand. */
export function DetailChip({ ruleId, value, onChange }: Props) {
  const t = useT();
  const { data } = useCall(pointsApi.ofRule, ruleId === undefined ? {} : { ruleId }, { part: true });
  const options = (data?.reasons ?? []).flatMap(({ detailKey, words }) =>
    detailKey === null ? [] : [{ value: detailKey, label: words }],
  );
  return <FilterChip label={t('points.detail')} value={value} onChange={onChange} multi options={options} />;
}
