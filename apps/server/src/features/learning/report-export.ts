import { learningApi } from '@rondo/contract/learning';
import type { Learner } from '@rondo/contract/learning-shapes';
import { managesLearning } from '@rondo/domain/learning';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { inOrder } from '../../platform/list.ts';
import * as audience from './audience.queries.ts';
import * as learners from './learner.queries.ts';
import { find, todayOf } from './learning.present.ts';
import { presentLearners } from './standing.ts';
import { viewOf } from './stored.ts';

type Asked = z.output<typeof learningApi.export.input>;

const MINUTE_S = 60;

const COLUMNS: readonly ExportColumn<Learner>[] = [
  { heading: 'learning.report.name', width: 20, of: ({ name }) => name },
  { heading: 'learning.report.departments', width: 28, of: ({ departments }) => departments.join(', ') },
  { heading: 'learning.report.shops', width: 28, of: ({ shops }) => shops.join(', ') },
  { heading: 'learning.report.standing', width: 14, of: ({ standing }, say) => say(`state.learner.${standing}`) },
  { heading: 'learning.report.overdue', width: 10, of: ({ isOverdue }, say) => (isOverdue ? say('ui.yes') : null) },
  { heading: 'learning.report.due', width: 12, of: ({ dueOn }) => dueOn },
  { heading: 'learning.report.progress', width: 12, kind: 'percent', of: ({ ratio }) => Math.round(ratio * 100) },
  {
    heading: 'learning.report.minutes',
    width: 12,
    kind: 'number',
    of: ({ seconds }) => Math.round(seconds / MINUTE_S),
  },
  { heading: 'learning.report.readAt', width: 18, kind: 'time', of: (row) => dateOf(row.readAt) },
  { heading: 'learning.report.passedAt', width: 18, kind: 'time', of: (row) => dateOf(row.passedAt) },
  { heading: 'learning.report.percent', width: 12, kind: 'number', of: ({ percent }) => percent },
];

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The people of the report that this reader sees. Throws NOT_FOUND. */
async function queryOf(reader: ExportReader, { id, set, keyword, shopId, departmentId }: Asked) {
  const row = await find(reader, id);
  const of = { id, isManaged: managesLearning(reader.actor, viewOf(row)), ...todayOf(reader) };
  return learners.learners(reader.db, reader.actor, of, { set, keyword, shopId, departmentId });
}

/** Who is how far with a list, as a file. */
export const reportExport = listExport<Asked, Learner>({
  kind: 'learning.export',
  code: 'x_record_export',
  event: 'learners',
  title: 'learning.report.title',
  schema: learningApi.export.input,
  ids: async (reader, asked, most) =>
    inOrder(reader.db, await queryOf(reader, asked), learners.byName, 'member.id', most),
  async rows(reader, ids, asked) {
    const rows = await (await queryOf(reader, asked)).where(learners.isOneOf(ids)).execute();
    return presentLearners(reader, rows);
  },
  columns: COLUMNS,
  async filters(reader, { id, set, keyword, shopId = [], departmentId = [] }) {
    const { title } = await find(reader, id);
    const { companyId } = reader.actor;
    const [shops, departments] = await Promise.all([
      audience.shopNames(reader.db, companyId, shopId).execute(),
      audience.departments(reader.db, companyId).execute(),
    ]);
    return [
      ['learning.noun', [title]],
      ['learning.report.standing', [translate(reader.language, `learning.set.${set}`)]],
      ['learning.report.shops', shops.map(({ name }) => name)],
      [
        'learning.report.departments',
        departments.filter((one) => departmentId.includes(one.id)).map(({ name }) => name),
      ],
      ['learning.report.search', keyword ? [keyword] : []],
    ];
  },
});
