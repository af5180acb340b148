import { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { type FindObjects, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';

/** Dashboards of customer flow by name, as far as the reader sees them. */
export const find: FindObjects = async (text) => {
  const { list } = await call(flowDashboardApi.list, { keyword: text, size: 10 }, QUIET);
  const findings = list.map(({ id, name, owner }) => ({
    ...{ key: id, label: name, hint: owner.name, to: `/flow/dashboard/${id}` },
  }));
  return [{ key: 'flowDashboard', labelKey: 'flowDashboard.title', findings }];
};
