import { type CertificateRow, certificateApi } from '@rondo/contract/certificate';
import { civilDate } from '@rondo/domain/civil-time';
import { type MessageKey, translate } from '@rondo/messages';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { cellText } from '../../platform/export/cell.ts';
import { type ExportColumn, listSheet } from '../../platform/export/list-export.ts';
import { aboutSheet } from '../../platform/table/about-sheet.ts';
import { writeSheets } from '../../platform/table/write-xlsx.ts';
import { groupNames, memberNames, shopNames } from '../scope/index.ts';
import { presentRow } from './certificate.present.ts';
import * as q from './certificate.queries.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;
type Asked = z.output<typeof certificateApi.export.input>;

interface Line {
  id: string;
  row: CertificateRow;
  note: string;
  code: string | null;
  mobile: string | null;
}

/** Headed as an import reads them back; what it works out itself stands last. */
const COLUMNS: readonly ExportColumn<Line>[] = [
  { heading: 'certificate.importing.shop', width: 28, of: ({ row }) => row.shop?.name ?? '' },
  { heading: 'certificate.importing.code', width: 14, of: ({ code }) => code ?? '' },
  { heading: 'certificate.importing.person', width: 16, of: ({ row }) => row.member?.name ?? '' },
  { heading: 'certificate.importing.mobile', width: 16, of: ({ mobile }) => mobile ?? '' },
  { heading: 'certificate.field.kind', width: 18, of: ({ row }, say) => say(`certificate.kind.${row.kind}`) },
  { heading: 'certificate.field.title', width: 18, of: ({ row }) => row.title },
  { heading: 'certificate.field.number', width: 22, of: ({ row }) => row.number },
  { heading: 'certificate.field.issuedOn', width: 14, of: ({ row }) => row.issuedOn ?? '' },
  { heading: 'certificate.field.validUntil', width: 14, of: ({ row }) => row.validUntil ?? '' },
  { heading: 'certificate.field.note', width: 30, of: ({ note }) => note },
  { heading: 'certificate.validity', width: 16, of: ({ row }, say) => say(`state.certificate.${row.validity}`) },
];

/** The certificates that a reader sees, for features that keep or send their rows. */
export const certificateListSheet = listSheet<Asked, Line>({
  ...{ code: 'shop_list', title: 'certificate.title', schema: certificateApi.export.input },
  ids: async (reader, asked, most) => (await found(reader, asked, most).execute()).map(({ id }) => id),
  async rows(reader, ids, asked) {
    const rows = await found(reader, asked, ids.length)
      .where('certificate.id', 'in', [...ids])
      .execute();
    return rows.map((row) => lineOf(reader, row));
  },
  columns: COLUMNS,
  filters: filterTexts,
});

/** The filtered list as the bytes of an xlsx in the reader's language: what was asked, then the certificates. */
export async function certificateSheet(
  reader: Reader,
  asked: Asked,
  most: number,
): Promise<{ name: string; bytes: Buffer; rows: number }> {
  const { actor, language, now } = reader;
  const all = await found(reader, asked, most + 1).execute();
  const rows = all.slice(0, most);
  const say = (key: MessageKey): string => translate(language, key);
  const lines = rows.map((row) => {
    const line = lineOf(reader, row);
    return COLUMNS.map(({ kind = 'text', of }) => cellText(of(line, say), kind, actor.timeZone));
  });
  const about = aboutSheet(reader, {
    filters: (await filterTexts(reader, asked)).map(([label, values]) => [say(label), [...values]]),
    rows: rows.length,
    cut: all.length > most ? 'shop.exporting.cut' : null,
  });
  const columns = COLUMNS.map(({ heading, width }) => ({ header: say(heading), width }));
  const bytes = await writeSheets([about, { name: say('certificate.title'), columns, rows: lines }]);
  const today = civilDate(now(), actor.timeZone);
  return { name: `${say('certificate.title')} ${today}.xlsx`, bytes, rows: rows.length };
}

/** The certificates under the filter in its order, at most so many. */
function found({ db, actor, now }: Reader, { sort, validity, ...filter }: Asked, most: number) {
  const { by, desc } = q.SORTS[sort];
  const order = desc ? ('desc' as const) : ('asc' as const);
  const all = q.filtered(db, actor, filter);
  return q
    .withContacts(validity ? all.where(q.isOf(validity, civilDate(now(), actor.timeZone))) : all, actor)
    .orderBy(by, order)
    .orderBy('certificate.id', order)
    .limit(most);
}

type Found = Awaited<ReturnType<ReturnType<typeof found>['execute']>>[number];

function lineOf({ actor, now }: Reader, row: Found): Line {
  const { id, note, shop_code: code, member_mobile: mobile } = row;
  return { id, row: presentRow(row, civilDate(now(), actor.timeZone)), note, code, mobile };
}

async function filterTexts({ db, actor, language }: Reader, asked: Asked) {
  const say = (key: MessageKey): string => translate(language, key);
  const [shops, groups, members, editors] = await Promise.all([
    shopNames(db, actor, asked.shopId ?? []).execute(),
    groupNames(db, actor.companyId, asked.groupId ?? []).execute(),
    memberNames(db, actor.companyId, asked.memberId ?? []).execute(),
    memberNames(db, actor.companyId, asked.editorId ?? []).execute(),
  ]);
  const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
  return [
    ['task.about.keyword', asked.keyword === '' ? [] : [asked.keyword]],
    ['certificate.field.kind', (asked.kind ?? []).map((kind) => say(`certificate.kind.${kind}`))],
    ['certificate.validity', asked.validity ? [say(`state.certificate.${asked.validity}`)] : []],
    ['certificate.holder.title', asked.holder ? [say(`certificate.holder.${asked.holder}`)] : []],
    ['certificate.field.shop', names(shops)],
    ['certificate.filter.group', names(groups)],
    ['certificate.field.member', names(members)],
    ['certificate.filter.editor', names(editors)],
    [
      'certificate.filter.reminded',
      [
        ...(asked.remindedFrom ? [`≥ ${asked.remindedFrom}`] : []),
        ...(asked.remindedTo ? [`≤ ${asked.remindedTo}`] : []),
      ],
    ],
  ] satisfies (readonly [MessageKey, readonly string[]])[];
}
