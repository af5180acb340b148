import { flowFiguresApi } from '@rondo/contract/flow-figures';
import { percent } from '@rondo/domain/percent';
import { type MessageKey, translate } from '@rondo/messages';
import type { z } from 'zod';
import type { ExportReader } from '../../../platform/export/export-reader.ts';
import { listExport } from '../../../platform/export/list-export.ts';
import { groupNames, shopNames, traitTexts } from '../../scope/index.ts';
import { filterOf } from './plan.ts';
import { askedOf, keyOfFact } from './rows.actions.ts';
import { type FactRow, factRows } from './rows.queries.ts';

type Asked = z.output<typeof flowFiguresApi.exportRows.input>;

const read = async (reader: ExportReader, asked: Asked, size: number): Promise<FactRow[]> =>
  factRows(reader.db, { ...filterOf(asked), actor: reader.actor }, await askedOf(reader, asked), { size, offset: 0 });

/** The rows behind a figure as a file. Their keys say which they are: there is no id, and nothing of them changes but their numbers. */
export const flowRowsExport = listExport<Asked, FactRow>({
  kind: 'flowrows.export',
  code: 'visitor_statistics',
  event: 'flowRows',
  title: 'flowDashboard.rows.title',
  schema: flowFiguresApi.exportRows.input,
  ids: async (reader, asked, most) => (await read(reader, asked, most)).map((row) => idOf(row, asked)),
  async rows(reader, ids, asked) {
    const wanted = new Set(ids);
    const days = ids.map((id) => id.slice(0, 10)).toSorted();
    // A batch of an export is of a few days: the others are not read again for it.
    const span = { from: days[0] ?? asked.from, to: days.at(-1) ?? asked.to };
    const found = await read(reader, { ...asked, ...span }, MOST);
    return found.map((row) => ({ ...row, id: idOf(row, asked) })).filter(({ id }) => wanted.has(id));
  },
  columns: [
    { heading: 'flowDashboard.rows.day', width: 12, of: (row) => row.day },
    { heading: 'flowDashboard.rows.hour', width: 10, of: clockOf },
    { heading: 'statistics.filter.shop', width: 28, of: (row) => row.shop_name },
    { heading: 'flowDashboard.rows.counter', width: 20, of: (row) => row.counter_name },
    { heading: 'flowDashboard.rows.open', width: 10, of: (row, say) => say(row.is_open ? 'ui.yes' : 'ui.no') },
    { heading: 'flowDashboard.rows.above', width: 12, kind: 'number', of: (row) => row.above },
    { heading: 'flowDashboard.rows.below', width: 12, kind: 'number', of: (row) => row.below },
    {
      heading: 'flowMetric.name.completeness',
      width: 12,
      kind: 'percent',
      of: (row) => percent(row.healthy_minutes, row.expected_minutes),
    },
  ],
  async filters(reader, { from, to, openOnly, shopId = [], groupId = [], metric, ...traits }) {
    const { db, actor, language } = reader;
    const say = (key: MessageKey): string => translate(language, key);
    const [shops, groups] = await Promise.all([
      shopNames(db, actor, shopId).execute(),
      groupNames(db, actor.companyId, groupId).execute(),
    ]);
    return [
      ['flowDashboard.rows.figure', [`${say(`flowMetric.name.${metric}`)}: ${say(`flowMetric.about.${metric}`)}`]],
      ['record.filter.period', [`≥ ${from}`, `≤ ${to}`]],
      ['statistics.filter.shop', shops.map(({ name }) => name)],
      ['statistics.filter.group', groups.map(({ name }) => name)],
      ['flowDashboard.filter.openOnly', openOnly ? [say('ui.yes')] : []],
      ...(await traitTexts(reader, traits)),
    ];
  },
});

/** What stands above and below the line of a row is of the metric: a report that keeps rows of several keeps it for each. */
const idOf = (row: FactRow, { metric }: Asked): string => `${keyOfFact(row)} ${metric}`;

/** More than any export has. */
const MOST = 200_000;

function clockOf({ hour, minute }: FactRow): string | null {
  return hour === null ? null : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
