import { type InspectorRow, userInspectionApi } from '@rondo/contract/user-inspection';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { filterTexts, weightingText } from './export-filters.ts';
import { withFacts } from './inspector-rows.ts';
import { inspectorRows } from './inspectors.queries.ts';
import { requireFilter } from './require-filter.ts';

type Asked = z.output<typeof userInspectionApi.export.input>;

const number = (heading: ExportColumn<InspectorRow>['heading'], of: (row: InspectorRow) => number | null) =>
  ({ heading, width: 14, kind: 'number', of }) satisfies ExportColumn<InspectorRow>;
const share = (heading: ExportColumn<InspectorRow>['heading'], of: (row: InspectorRow) => number | null) =>
  ({ heading, width: 14, kind: 'percent', of }) satisfies ExportColumn<InspectorRow>;

const COLUMNS: readonly ExportColumn<InspectorRow>[] = [
  { heading: 'userInspection.table.member', width: 20, of: (row) => row.name },
  { heading: 'userInspection.table.department', width: 28, of: (row) => row.departments.join(', ') },
  number('statistics.table.records', (row) => row.records),
  number('userInspection.table.due', (row) => row.due),
  number('userInspection.table.done', (row) => row.done),
  share('userInspection.figure.onTime', (row) => row.onTimePercent),
  number('userInspection.table.duration', (row) => row.durationMinutes),
  share('userInspection.table.average', (row) => row.averageRate),
  number('userInspection.table.difference', (row) => row.difference.points),
  number('userInspection.table.fails', (row) => row.failsPerRecord),
  number('userInspection.table.rectifications', (row) => row.rectifications),
  share('userInspection.table.reject', (row) => row.rejectPercent),
  number('userInspection.table.photos', (row) => row.photosPerRecord),
  number('userInspection.table.notes', (row) => row.notesPerRecord),
  number('userInspection.table.distance', (row) => row.distanceM),
  number('userInspection.table.flags', (row) => row.flags),
];

/** The table of inspectors as a file, in its order. */
export const userInspectionExport = listExport<Asked, InspectorRow>({
  kind: 'userinspection.export',
  code: 'x_record_export',
  event: 'userInspection',
  title: 'userInspection.title',
  schema: userInspectionApi.export.input,
  async ids(reader, asked, most) {
    await requireFilter(reader, asked);
    const { db, actor, now } = reader;
    const rows = await inspectorRows(db, { ...asked, actor }, asked, { ...asked, size: most, page: 1, now: now() });
    return rows.map(({ id }) => id);
  },
  async rows({ db, actor, now }, ids, asked) {
    const wanted = { ...asked, actor };
    const page = { ...asked, size: ids.length, page: 1, now: now(), only: ids };
    return withFacts(db, wanted, asked, await inspectorRows(db, wanted, asked, page));
  },
  columns: COLUMNS,
  filters: async (reader, asked) => [
    ...(await filterTexts(reader, asked)),
    ...weightingText(reader, asked),
    [
      'userInspection.table.inspectors',
      asked.inspectors ? [translate(reader.language, `userInspection.set.${asked.inspectors}`)] : [],
    ],
  ],
});
