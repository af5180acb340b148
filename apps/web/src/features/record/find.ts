import { recordApi } from '@rondo/contract/record';
import { type FindObjects, numbered, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';

/** Inspection records by number or template, as far as the reader sees them. */
export const find: FindObjects = async (text, can) => {
  if (!can('record_select')) return [];
  const { list } = await call(recordApi.list, { keyword: text, size: 10 }, QUIET);
  const findings = list.map((one) => numbered('record', one, one.template.name));
  return [{ key: 'records', labelKey: 'app.palette.records', findings }];
};
