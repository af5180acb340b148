import { pointsRuleApi } from '@rondo/contract/points-rule';
import { type FindObjects, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';

/** Points rules by name, as far as the reader sees them. */
export const find: FindObjects = async (text) => {
  const { list } = await call(pointsRuleApi.list, { keyword: text, size: 10 }, QUIET);
  const findings = list.map(({ id, name }) => ({ key: id, label: name, hint: '', to: `/score/rule?open=${id}` }));
  return [{ key: 'pointsRule', labelKey: 'pointsRule.title', findings }];
};
