import type { Language } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import { z } from 'zod';

/** What was counted of a company: rows by table, and files in the store. */
const amounts = z.object({ rows: z.record(z.string(), z.number()), files: z.number() });
export type Amounts = z.output<typeof amounts>;

/** What was counted when the purge began, as it lies in the company's settings; null before that. */
export function readAmounts(settings: unknown): Amounts | null {
  const read = z.object({ purge: amounts }).safeParse(settings);
  return read.success ? read.data.purge : null;
}

/** What people know by name. Every other table has rows that belong to these, and is counted under the last line. */
const NOUNS: Readonly<Record<string, MessageKey>> = {
  company: 'dissolution.letter.company',
  member: 'dissolution.letter.member',
  person: 'dissolution.letter.person',
  department: 'dissolution.letter.department',
  role: 'dissolution.letter.role',
  shop: 'dissolution.letter.shop',
  shop_group: 'dissolution.letter.shopGroup',
  template: 'dissolution.letter.template',
  task: 'dissolution.letter.task',
  record: 'dissolution.letter.record',
  rectification: 'dissolution.letter.rectification',
  message: 'dissolution.letter.message',
  history: 'dissolution.letter.history',
};

/** The counts as lines of a mail, in the reader's words; what was empty is left out. The certificate itself keeps every table. */
export function amountsText(before: Amounts, after: Amounts, language: Language): string {
  const count = (rows: Amounts['rows'], belongs: (table: string) => boolean): number =>
    Object.entries(rows).reduce((sum, [table, n]) => sum + (belongs(table) ? n : 0), 0);
  const line = (key: MessageKey, was: number, left: number): string[] =>
    was > 0 ? [translate(language, 'dissolution.letter.line', { noun: translate(language, key), was, left })] : [];
  const of = (key: MessageKey, belongs: (table: string) => boolean) =>
    line(key, count(before.rows, belongs), count(after.rows, belongs));
  return [
    ...Object.entries(NOUNS).flatMap(([table, key]) => of(key, (one) => one === table)),
    ...of('dissolution.letter.other', (table) => !(table in NOUNS)),
    ...line('dissolution.letter.file', before.files, after.files),
  ].join('\n');
}
