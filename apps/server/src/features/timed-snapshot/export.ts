import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { FrameRow } from '@rondo/contract/timed-snapshot-shapes';
import { type MessageKey, translate } from '@rondo/messages';
import type { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { inOrder } from '../../platform/list.ts';
import { shopNames } from '../scope/index.ts';
import { presentFrame } from './frame.present.ts';
import * as q from './frame.queries.ts';
import { setting } from './setting.queries.ts';

type Asked = z.output<typeof timedSnapshotApi.export.input>;

const yesNo = (is: boolean): MessageKey => (is ? 'ui.yes' : 'ui.no');

/** What became of each picture that was asked for, with the times and the reason that its page shows. */
const COLUMNS: readonly ExportColumn<FrameRow>[] = [
  { heading: 'timedSnapshot.field.name', width: 24, of: (row) => row.plan.name },
  { heading: 'timedSnapshot.shop', width: 24, of: (row) => row.shop.name },
  { heading: 'timedSnapshot.results.camera', width: 20, of: (row) => row.camera.name },
  { heading: 'timedSnapshot.results.planned', width: 18, kind: 'time', of: (row) => new Date(row.plannedAt) },
  { heading: 'timedSnapshot.state', width: 12, of: (row, say) => say(`state.snapshotFrame.${row.state}`) },
  {
    heading: 'timedSnapshot.results.cause',
    width: 18,
    of: (row, say) => (row.cause === null ? '' : say(`timedSnapshot.cause.${row.cause}`)),
  },
  {
    heading: 'timedSnapshot.results.taken',
    width: 18,
    kind: 'time',
    of: (row) => (row.takenAt === null ? null : new Date(row.takenAt)),
  },
  { heading: 'timedSnapshot.results.delayS', width: 12, kind: 'number', of: delayOf },
  { heading: 'timedSnapshot.results.late', width: 8, of: (row, say) => say(yesNo(row.isLate)) },
  {
    heading: 'timedSnapshot.results.verdict',
    width: 12,
    of: (row, say) => (row.verdict === null ? '' : say(`state.snapshotVerdict.${row.verdict}`)),
  },
  {
    heading: 'timedSnapshot.results.changed',
    width: 14,
    kind: 'percent',
    of: (row) => (row.difference === null ? null : Math.round(row.difference * 1000) / 10),
  },
];

/** Seconds from the planned time to the picture; nothing where there is none. */
function delayOf({ plannedAt, takenAt }: FrameRow): number | null {
  return takenAt === null ? null : Math.max(0, Math.round((Date.parse(takenAt) - Date.parse(plannedAt)) / 1000));
}

/** The results of plans as a file. */
export const frameExport = listExport<Asked, FrameRow>({
  kind: 'snapshot.export',
  code: 'image_library_view',
  event: 'snapshots',
  title: 'timedSnapshot.results.title',
  schema: timedSnapshotApi.export.input,
  async ids({ db, actor }, { sort, ...filter }, most) {
    const found = await setting(db, actor.companyId).executeTakeFirst();
    if (!found?.is_on) throw new AppError('SNAPSHOTS_OFF');
    return inOrder(db, q.filtered(db, actor, filter), q.SORTS[sort], 'timed_snapshot_frame.id', most);
  },
  async rows({ db, actor }, ids) {
    return (await q.byIds(db, actor, ids).execute()).map((row) => presentFrame(row, () => []));
  },
  columns: COLUMNS,
  filters: filterTexts,
});

async function filterTexts({ db, actor, language }: ExportReader, asked: Asked) {
  const say = (key: MessageKey): string => translate(language, key);
  const [shops, plans] = await Promise.all([
    shopNames(db, actor, asked.shopId ?? []).execute(),
    asked.planId === undefined ? [] : q.planNames(db, actor, [asked.planId]).execute(),
  ]);
  const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
  const is = (value: boolean | undefined): string[] => (value === undefined ? [] : [say(yesNo(value))]);
  return [
    ['timedSnapshot.field.name', names(plans)],
    [
      'timedSnapshot.results.period',
      [...(asked.from ? [`≥ ${asked.from}`] : []), ...(asked.to ? [`≤ ${asked.to}`] : [])],
    ],
    ['timedSnapshot.shop', names(shops)],
    ['timedSnapshot.state', (asked.state ?? []).map((one) => say(`state.snapshotFrame.${one}`))],
    ['timedSnapshot.results.cause', (asked.cause ?? []).map((one) => say(`timedSnapshot.cause.${one}`))],
    ['timedSnapshot.results.verdict', (asked.verdict ?? []).map((one) => say(`state.snapshotVerdict.${one}`))],
    ['timedSnapshot.results.late', is(asked.late)],
    ['timedSnapshot.results.toReview', is(asked.toReview)],
  ] satisfies (readonly [MessageKey, readonly string[]])[];
}
