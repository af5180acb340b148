import { type FeedbackRow, feedbackApi } from '@rondo/contract/feedback';
import { maySupport } from '@rondo/domain/feedback';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { inOrder } from '../../platform/list.ts';
import { memberNames } from '../scope/index.ts';
import { presentRow } from './feedback.present.ts';
import * as q from './feedback.queries.ts';

type Asked = z.output<typeof feedbackApi.export.input>;

const COLUMNS: readonly ExportColumn<FeedbackRow>[] = [
  { heading: 'feedback.column.number', width: 20, of: (row) => row.number },
  { heading: 'feedback.column.created', width: 18, kind: 'time', of: (row) => new Date(row.createdAt) },
  { heading: 'feedback.column.author', width: 16, of: (row) => row.author.name },
  { heading: 'feedback.column.kind', width: 14, of: (row, say) => say(`feedback.kind.${row.kind}`) },
  { heading: 'feedback.column.text', width: 60, of: (row) => row.text },
  { heading: 'feedback.context.route', width: 24, of: (row) => row.route },
  { heading: 'feedback.context.errorCode', width: 12, kind: 'number', of: (row) => row.errorCode },
  { heading: 'feedback.column.state', width: 12, of: (row, say) => say(`state.feedback.${row.state}`) },
  { heading: 'feedback.column.answer', width: 60, of: (row) => row.answer },
  { heading: 'feedback.column.answeredBy', width: 16, of: (row) => row.answeredBy?.name ?? null },
];

/** The feedback of the company as a file. */
export const feedbackExport = listExport<Asked, FeedbackRow>({
  kind: 'feedback.export',
  code: 'x_record_export',
  event: 'feedback',
  title: 'feedback.support.title',
  schema: feedbackApi.export.input,
  ids: async ({ db, actor }, { sort, format: _, ...filter }, most) => {
    if (!maySupport(actor)) throw new AppError('FORBIDDEN');
    return inOrder(db, q.filtered(db, actor, filter), q.SORTS[sort], 'feedback.id', most);
  },
  rows: async ({ db, actor }, ids) => (await q.byIds(db, actor, ids).execute()).map(presentRow),
  columns: COLUMNS,
  async filters({ db, actor, language }, asked) {
    const members = await memberNames(db, actor.companyId, asked.memberId ?? []).execute();
    const yes = (is: boolean) => translate(language, is ? 'ui.yes' : 'ui.no');
    return [
      ['feedback.column.state', (asked.state ?? []).map((state) => translate(language, `state.feedback.${state}`))],
      ['feedback.column.kind', asked.kind ? [translate(language, `feedback.kind.${asked.kind}`)] : []],
      ['feedback.column.author', members.map(({ name }) => name)],
      ['feedback.hasError', asked.hasError === undefined ? [] : [yes(asked.hasError)]],
      ['feedback.column.created', [asked.from, asked.to].flatMap((day) => day ?? [])],
      ['feedback.search', asked.keyword ? [asked.keyword] : []],
    ];
  },
});
