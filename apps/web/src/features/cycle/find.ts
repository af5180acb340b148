import { cycleApi } from '@rondo/contract/cycle';
import { type FindObjects, QUIET } from '../../shared/finding.ts';
import { listText } from '../../shared/format/list.ts';
import { call } from '../../shared/http/http.ts';
import { t } from '../../shared/i18n.tsx';

/** Cycles by number, name or template, as far as the reader sees them. */
export const find: FindObjects = async (text, can) => {
  if (!can('cyclic_view')) return [];
  const { list } = await call(cycleApi.list, { keyword: text, size: 10 }, QUIET);
  const findings = list.map(({ id, number, name, templates }) => ({
    ...{
      key: id,
      label: `${number} ${name}`,
      hint: listText(
        t,
        templates.map((one) => one.name),
      ),
    },
    to: `/inspect/cycle?open=${id}`,
  }));
  return [{ key: 'cycles', labelKey: 'app.palette.cycles', findings }];
};
