import { type DeviceRow, deviceApi } from '@rondo/contract/device';
import { type MessageKey, translate } from '@rondo/messages';
import type { z } from 'zod';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { inOrder } from '../../platform/list.ts';
import { edgeById } from '../edge/index.ts';
import { groupNames, shopNames } from '../scope/index.ts';
import { camerasByDevice } from './actions/read.ts';
import { presentRow } from './device.present.ts';
import * as q from './device.queries.ts';

type Asked = z.output<typeof deviceApi.export.input>;

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

/** What the list shows, and what a device tells of itself; where it is reached is told to nobody here. */
const COLUMNS: readonly ExportColumn<DeviceRow>[] = [
  { heading: 'device.column.device', width: 24, of: (row) => row.name },
  { heading: 'device.field.shop', width: 24, of: (row) => row.shop.name },
  { heading: 'device.column.state', width: 12, of: (row, say) => say(`state.device.${row.state}`) },
  { heading: 'device.since', width: 18, kind: 'time', of: (row) => new Date(row.stateAt) },
  { heading: 'device.column.seen', width: 18, kind: 'time', of: (row) => instantOf(row.seenAt) },
  { heading: 'device.field.kind', width: 12, of: (row, say) => say(`device.kind.${row.kind}`) },
  { heading: 'device.field.driver', width: 16, of: (row, say) => say(`device.driver.${row.driver}`) },
  { heading: 'device.field.model', width: 20, of: (row) => row.model },
  { heading: 'device.field.serial', width: 24, of: (row) => row.serial },
  { heading: 'device.firmware', width: 20, of: (row) => row.firmware },
  { heading: 'device.column.cameras', width: 40, of: (row) => row.cameras.map(({ name }) => name).join(', ') },
  {
    heading: 'device.column.card',
    width: 14,
    of: (row, say) => (row.card === null ? '' : say(`state.card.${row.card}`)),
  },
  { heading: 'device.recording.oldest', width: 18, kind: 'time', of: (row) => instantOf(row.oldestAt) },
  { heading: 'device.evidence.title', width: 20, of: (row, say) => say(`device.evidence.of.${row.evidence}`) },
];

/** The list of devices as a file. */
export const deviceExport = listExport<Asked, DeviceRow>({
  kind: 'device.export',
  code: 'shop',
  event: 'devices',
  title: 'device.title',
  schema: deviceApi.export.input,
  ids: ({ db, actor, now }, { sort, format: _, ...filter }, most) =>
    inOrder(db, q.filtered(db, actor, filter, now()), q.SORTS[sort], 'device.id', most),
  async rows({ db, actor, now }, ids) {
    const rows = await q.byIds(db, actor, ids).execute();
    const cameras = await camerasByDevice(
      { db, actor },
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentRow(row, cameras(row.id), now()));
  },
  columns: COLUMNS,
  filters: filterTexts,
});

async function filterTexts({ db, actor, language }: ExportReader, asked: Asked) {
  const say = (key: MessageKey): string => translate(language, key);
  const [shops, groups, edges] = await Promise.all([
    shopNames(db, actor, asked.shopId ?? []).execute(),
    groupNames(db, actor.companyId, asked.groupId ?? []).execute(),
    Promise.all((asked.edgeId ?? []).map((id) => edgeById(db, actor.companyId, id))),
  ]);
  const names = (rows: readonly ({ name: string } | undefined)[]): string[] => rows.flatMap((row) => row?.name ?? []);
  return [
    ['task.about.keyword', asked.keyword === '' ? [] : [asked.keyword]],
    ['device.column.state', (asked.state ?? []).map((one) => say(`state.device.${one}`))],
    ['device.field.kind', (asked.kind ?? []).map((one) => say(`device.kind.${one}`))],
    ['device.column.card', (asked.card ?? []).map((one) => say(`state.card.${one}`))],
    ['device.evidence.title', (asked.evidence ?? []).map((one) => say(`device.evidence.of.${one}`))],
    ['device.field.places', (asked.place ?? []).map((one) => say(`device.place.${one}`))],
    ['device.field.shop', names(shops)],
    ['device.group', names(groups)],
    ['device.via', names(edges)],
  ] satisfies (readonly [MessageKey, readonly string[]])[];
}
