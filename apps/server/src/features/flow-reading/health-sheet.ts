import type { HealthRow } from '@rondo/contract/flow-reading';
import type { Language } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../../platform/context.ts';
import { aboutSheet } from '../../platform/table/about-sheet.ts';
import { writeSheets } from '../../platform/table/write-xlsx.ts';

interface Column {
  heading: MessageKey;
  /** Characters. */
  width: number;
  of: (row: HealthRow, language: Language) => string | number | null;
}

const COLUMNS: readonly Column[] = [
  { heading: 'flowCounter.shop', width: 28, of: (row) => row.shop.name },
  { heading: 'flowCounter.field.name', width: 24, of: (row) => row.name },
  {
    heading: 'flowCounter.kind.title',
    width: 14,
    of: (row, language) => translate(language, `flowCounter.kind.${row.kind}`),
  },
  { heading: 'flowReading.online', width: 16, of: (row) => row.onlinePercent },
  { heading: 'flowReading.completeness', width: 16, of: (row) => row.completenessPercent },
  { heading: 'flowReading.gapHours', width: 16, of: (row) => row.gapHours },
  { heading: 'flowReading.zeroHours', width: 16, of: (row) => row.zeroHours },
  { heading: 'flowReading.entries', width: 12, of: (row) => row.entries },
  { heading: 'flowReading.exits', width: 12, of: (row) => row.exits },
  { heading: 'flowReading.imbalance', width: 16, of: (row) => row.imbalancePercent },
  { heading: 'flowReading.shift', width: 16, of: (row) => row.shift },
  { heading: 'flowCounter.calibration', width: 16, of: (row) => row.accuracyPercent },
  { heading: 'flowReading.corrections', width: 12, of: (row) => row.corrections },
  {
    heading: 'flowReading.problems',
    width: 40,
    of: (row, language) => row.problems.map((one) => translate(language, `flowReading.problem.${one}`)).join(', '),
  },
];

interface Asked {
  from: string;
  to: string;
  keyword: string;
}

/** Data health as the bytes of an xlsx in the reader's language. What cannot be computed is "—". */
export async function healthSheet(
  reader: Pick<Context, 'actor' | 'language' | 'now'>,
  rows: readonly HealthRow[],
  { from, to, keyword }: Asked,
): Promise<{ name: string; bytes: Buffer }> {
  const { language } = reader;
  const say = (key: MessageKey): string => translate(language, key);
  const about = aboutSheet(reader, {
    filters: [
      [say('flowReading.period'), [`${from} – ${to}`]],
      [say('task.about.keyword'), keyword === '' ? [] : [keyword]],
    ],
    rows: rows.length,
    cut: null,
  });
  const columns = COLUMNS.map(({ heading, width }) => ({ header: say(heading), width }));
  const lines = rows.map((row) => COLUMNS.map(({ of }) => String(of(row, language) ?? '—')));
  const bytes = await writeSheets([about, { name: say('flowReading.health'), columns, rows: lines }]);
  return { name: `${say('flowReading.health')} ${from} ${to}.xlsx`, bytes };
}
