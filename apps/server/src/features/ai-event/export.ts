import { aiEventApi } from '@rondo/contract/ai-event';
import type { AiEventRow } from '@rondo/contract/ai-event-shapes';
import type { z } from 'zod';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { inOrder } from '../../platform/list.ts';
import { requireOn } from '../ai-rule/index.ts';
import { presentEvents } from './event.present.ts';
import * as q from './event.queries.ts';
import { filterTexts } from './export-filters.ts';

type Asked = z.output<typeof aiEventApi.export.input>;

const COLUMNS: readonly ExportColumn<AiEventRow>[] = [
  { heading: 'aiEvent.at', width: 18, kind: 'time', of: (row) => new Date(row.happenedAt) },
  { heading: 'aiEvent.shop', width: 24, of: (row) => row.shop.name },
  { heading: 'aiEvent.camera', width: 18, of: (row) => row.camera.name },
  { heading: 'aiEvent.event', width: 18, of: (row) => row.eventName },
  { heading: 'aiEvent.rule', width: 24, of: (row) => row.rule.name },
  { heading: 'aiEvent.state', width: 12, of: (row, say) => say(`state.aiEvent.${row.state}`) },
  {
    heading: 'aiEvent.confidence',
    width: 10,
    kind: 'percent',
    of: (row) => Math.round(row.confidence * 1000) / 10,
  },
  { heading: 'aiEvent.people', width: 10, kind: 'number', of: (row) => row.boxes.length },
  {
    heading: 'aiEvent.reason',
    width: 16,
    of: (row, say) => (row.reason === null ? '' : say(`aiEvent.reasons.${row.reason}`)),
  },
  { heading: 'aiEvent.judge', width: 14, of: (row) => row.judge?.name ?? '' },
  {
    heading: 'aiEvent.judgedAt',
    width: 18,
    kind: 'time',
    of: (row) => (row.judgedAt === null ? null : new Date(row.judgedAt)),
  },
  {
    heading: 'aiEvent.model',
    width: 24,
    of: (row) => (row.model === null ? '' : `${row.model.name} ${row.model.version}`),
  },
  { heading: 'aiEvent.rectification', width: 18, of: (row) => row.rectification?.number ?? '' },
];

/** What rules found, as a file. */
export const eventExport = listExport<Asked, AiEventRow>({
  kind: 'aievent.export',
  code: 'ai_inspect_stat',
  event: 'ai_events',
  title: 'aiEvent.title',
  schema: aiEventApi.export.input,
  async ids(reader, { sort, ...filter }, most) {
    const { db, actor } = reader;
    await requireOn(reader);
    return inOrder(db, q.filtered(db, actor, filter), q.SORTS[sort], 'ai_event.id', most);
  },
  rows: async ({ db, actor }, ids) => presentEvents(db, actor, await q.byIds(db, actor, ids).execute()),
  columns: COLUMNS,
  filters: filterTexts,
});
