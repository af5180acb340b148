import { pointsRuleApi } from '@rondo/contract/points-rule';
import { LIMIT } from '@rondo/domain/limit';
import { useCall } from '../../shared/http/query.ts';

/** The rules that the reader knows of, to choose from; the ones changed last first. */
export function useRuleOptions(): { value: string; label: string }[] {
  const { data } = useCall(pointsRuleApi.list, { size: LIMIT.page.sizes[3] }, { part: true });
  return (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
