import { rectificationApi } from '@rondo/contract/rectification';
import { type FindObjects, numbered, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';

/** Rectifications by number or title, as far as the reader sees them. */
export const find: FindObjects = async (text, can) => {
  if (!can('issue_select')) return [];
  const { list } = await call(rectificationApi.list, { keyword: text, size: 10 }, QUIET);
  const findings = list.map((one) => numbered('rectification', one, one.title));
  return [{ key: 'rectifications', labelKey: 'app.palette.rectifications', findings }];
};
