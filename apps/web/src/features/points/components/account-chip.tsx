import { pointsApi } from '@rondo/contract/points';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';

interface Props {
  /** The account whose postings are shown. */
  accountId: string;
  onChange: (value: string[]) => void;
}

/** The one account of the ledger, by its name; it is chosen where its numbers stand. */
export function AccountChip({ accountId, onChange }: Props) {
  const t = useT();
  const { data } = useCall(pointsApi.account, { id: accountId }, { part: true });
  const label = data ? `${data.owner.name} · ${data.rule.name}` : t('points.noun');
  return (
    <FilterChip
      label={t('points.noun')}
      value={[accountId]}
      onChange={onChange}
      options={[{ value: accountId, label }]}
    />
  );
}
