import { coveragePolicyApi } from '@rondo/contract/coverage-policy';
import { type FindObjects, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';

/** Coverage policies by name, as far as the reader sees them. */
export const find: FindObjects = async (text, can) => {
  if (!can('cyclic_view')) return [];
  const { list } = await call(coveragePolicyApi.list, { keyword: text, size: 10 }, QUIET);
  const findings = list.map(({ id, name, group }) => ({
    ...{ key: id, label: name, hint: group?.name ?? '' },
    to: `/inspect/coverage?open=${id}`,
  }));
  return [{ key: 'coverage', labelKey: 'coveragePolicy.title', findings }];
};
