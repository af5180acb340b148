import { noticeApi } from '@rondo/contract/notice';
import { managesNotice } from '@rondo/domain/notice';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { inOrder } from '../../platform/list.ts';
import { shopNames } from './audience.queries.ts';
import { find, type Row } from './notice.present.ts';
import * as recipients from './recipient.queries.ts';
import { viewOf } from './stored.ts';

type Asked = z.output<typeof noticeApi.export.input>;

interface Reader {
  name: string;
  departments: string[];
  shops: string[];
  sentAt: Date;
  readAt: Date | null;
  acknowledgedAt: Date | null;
  understoodAt: Date | null;
}

const COLUMNS: readonly ExportColumn<Reader>[] = [
  { heading: 'notice.readers.column.name', width: 20, of: ({ name }) => name },
  { heading: 'notice.readers.column.departments', width: 28, of: ({ departments }) => departments.join(', ') },
  { heading: 'notice.readers.column.shops', width: 28, of: ({ shops }) => shops.join(', ') },
  { heading: 'notice.readers.column.sentAt', width: 18, kind: 'time', of: ({ sentAt }) => sentAt },
  { heading: 'notice.readers.column.readAt', width: 18, kind: 'time', of: ({ readAt }) => readAt },
  { heading: 'notice.readers.column.acknowledgedAt', width: 18, kind: 'time', of: (row) => row.acknowledgedAt },
  { heading: 'notice.readers.column.understoodAt', width: 18, kind: 'time', of: (row) => row.understoodAt },
];

/** The announcement, if this reader manages it. Throws NOT_FOUND. */
async function managed({ db, actor }: ExportReader, id: string): Promise<Row> {
  const row = await find({ db, actor }, id);
  if (!managesNotice(actor, viewOf(row))) throw new AppError('NOT_FOUND');
  return row;
}

/** The recipients of an announcement as a file, with when each of them read and acknowledged it. */
export const readersExport = listExport<Asked, Reader>({
  kind: 'notice.export',
  code: 'x_record_export',
  event: 'readers',
  title: 'notice.readers.title',
  schema: noticeApi.export.input,
  async ids(reader, { id, ...which }, most) {
    await managed(reader, id);
    const part = { companyId: reader.actor.companyId, id };
    return inOrder(reader.db, recipients.readers(reader.db, part, which), recipients.byName, 'member.id', most);
  },
  async rows({ db, actor: { companyId } }, ids, { id }) {
    const rows = await recipients.someReaders(db, { companyId, id }, ids).execute();
    const places = await recipients.places(db, companyId, ids);
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      departments: places.get(row.id)?.departments ?? [],
      shops: places.get(row.id)?.shops ?? [],
      sentAt: row.sent_at,
      readAt: row.read_at,
      acknowledgedAt: row.acknowledged_at,
      understoodAt: row.understood_at,
    }));
  },
  columns: COLUMNS,
  async filters(reader, { id, set, keyword, shopId }) {
    const { number, title } = await managed(reader, id);
    const named = shopId !== undefined && shopId !== 'none' ? [shopId] : [];
    const shops = await shopNames(reader.db, reader.actor.companyId, named).execute();
    const noShop = shopId === 'none' ? [translate(reader.language, 'notice.report.noShop')] : [];
    return [
      ['notice.noun', [`${number} ${title}`]],
      ['notice.readers.title', [translate(reader.language, `notice.readers.set.${set}`)]],
      ['notice.readers.search', keyword ? [keyword] : []],
      ['notice.readers.column.shops', [...shops.map(({ name }) => name), ...noShop]],
    ];
  },
});
