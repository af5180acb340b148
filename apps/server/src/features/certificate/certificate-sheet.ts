import type { CertificateRow } from '@rondo/contract/certificate';
import type { Validity } from '@rondo/domain/certificate';
import { civilDate } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../../platform/context.ts';
import { aboutSheet } from '../../platform/table/about-sheet.ts';
import { writeSheets } from '../../platform/table/write-xlsx.ts';
import { presentRow } from './certificate.present.ts';
import * as q from './certificate.queries.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;
type Asked = q.CertificateFilter & { validity?: Validity | undefined; sort: keyof typeof q.SORTS };

interface Line {
  row: CertificateRow;
  note: string;
  code: string | null;
  mobile: string | null;
  language: Language;
}

interface Column {
  heading: MessageKey;
  /** Characters. */
  width: number;
  of: (line: Line) => string;
}

/** Headed as an import reads them back; what it works out itself stands last. */
const COLUMNS: readonly Column[] = [
  { heading: 'certificate.importing.shop', width: 28, of: ({ row }) => row.shop?.name ?? '' },
  { heading: 'certificate.importing.code', width: 14, of: ({ code }) => code ?? '' },
  { heading: 'certificate.importing.person', width: 16, of: ({ row }) => row.member?.name ?? '' },
  { heading: 'certificate.importing.mobile', width: 16, of: ({ mobile }) => mobile ?? '' },
  {
    heading: 'certificate.field.kind',
    width: 18,
    of: ({ row, language }) => translate(language, `certificate.kind.${row.kind}`),
  },
  { heading: 'certificate.field.title', width: 18, of: ({ row }) => row.title },
  { heading: 'certificate.field.number', width: 22, of: ({ row }) => row.number },
  { heading: 'certificate.field.issuedOn', width: 14, of: ({ row }) => row.issuedOn ?? '' },
  { heading: 'certificate.field.validUntil', width: 14, of: ({ row }) => row.validUntil ?? '' },
  { heading: 'certificate.field.note', width: 30, of: ({ note }) => note },
  {
    heading: 'certificate.validity',
    width: 16,
    of: ({ row, language }) => translate(language, `state.certificate.${row.validity}`),
  },
];

/** The filtered list as the bytes of an xlsx in the reader's language: what was asked, then the certificates. */
export async function certificateSheet(
  reader: Reader,
  { sort, validity, ...filter }: Asked,
  most: number,
): Promise<{ name: string; bytes: Buffer; rows: number }> {
  const { db, actor, language, now } = reader;
  const today = civilDate(now(), actor.timeZone);
  const { by, desc } = q.SORTS[sort];
  const order = desc ? ('desc' as const) : ('asc' as const);
  const all = q.filtered(db, actor, filter);
  const found = await q
    .withContacts(validity ? all.where(q.isOf(validity, today)) : all, actor)
    .orderBy(by, order)
    .orderBy('certificate.id', order)
    .limit(most + 1)
    .execute();
  const rows = found.slice(0, most);
  const say = (key: MessageKey): string => translate(language, key);
  const lines = rows.map((row) => {
    const { note, shop_code: code, member_mobile: mobile } = row;
    return COLUMNS.map(({ of }) => of({ row: presentRow(row, today), note, code, mobile, language }));
  });
  const about = aboutSheet(reader, {
    filters: [
      [say('task.about.keyword'), filter.keyword === '' ? [] : [filter.keyword]],
      [say('certificate.field.kind'), (filter.kind ?? []).map((kind) => say(`certificate.kind.${kind}`))],
      [say('certificate.validity'), validity ? [say(`state.certificate.${validity}`)] : []],
      [say('certificate.holder.title'), filter.holder ? [say(`certificate.holder.${filter.holder}`)] : []],
    ],
    rows: rows.length,
    cut: found.length > most ? 'shop.exporting.cut' : null,
  });
  const columns = COLUMNS.map(({ heading, width }) => ({ header: say(heading), width }));
  const bytes = await writeSheets([about, { name: say('certificate.title'), columns, rows: lines }]);
  return { name: `${say('certificate.title')} ${today}.xlsx`, bytes, rows: rows.length };
}
