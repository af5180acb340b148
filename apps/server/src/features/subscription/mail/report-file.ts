import type { FrozenReport } from '@rondo/contract/subscription-shapes';
import { civilDate } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { cellText } from '../../../platform/export/cell.ts';
import { xlsxTable } from '../../../platform/export/write-xlsx-table.ts';
import { periodText, wordsOf } from './words.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The list of a report as a spreadsheet, from what was frozen of it. Its first sheet says what it is of. */
export function reportFile(frozen: FrozenReport, language: Language): { name: string; mime: string; bytes: Buffer } {
  const t = wordsOf(language);
  const { name, timeZone, sentAt, filters } = frozen;
  const sheet = frozen.sheets[frozen.list];
  if (!sheet) throw new Error(`a report without its list ${frozen.list}`);
  const writer = xlsxTable({ title: sheet.title, columns: sheet.columns, timeZone });
  // Rows beyond the list are of its figures, which may count more than it shows.
  writer.add(listRows(frozen).map((row) => row.map((cell, i) => cellOf(cell, sheet.columns[i]?.kind))));
  const count = listRows(frozen).length.toLocaleString('en-US');
  const bytes = writer.finish({
    title: t('task.about.sheet'),
    header: [t('task.about.item'), t('task.about.value')],
    lines: [
      [t('subscription.noun'), name],
      [t('subscription.field.period'), periodText(t, frozen)],
      ...filters.map(({ label, values }) => [label, values.join('; ')]),
      [t('task.about.timeZone'), timeZone],
      [t('task.about.rows'), sheet.isCut ? t('job.exporting.cut', { count }) : count],
      [t('subscription.sentAt'), cellText(new Date(sentAt), 'time', timeZone)],
    ],
  });
  return {
    name: `${name.replaceAll(/[/\\:*?"<>|]/g, '-')} ${civilDate(new Date(sentAt), timeZone)}.xlsx`,
    mime: MIME,
    bytes,
  };
}

/** The rows of the list itself: it was asked for first. */
export function listRows({ sheets, list, listed }: FrozenReport): FrozenReport['sheets'][string]['rows'] {
  return (sheets[list]?.rows ?? []).slice(0, listed);
}

const cellOf = (cell: string | number | null, kind: string | undefined) =>
  kind === 'time' && typeof cell === 'string' ? new Date(cell) : cell;
