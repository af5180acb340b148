import { type MessageKey, translate } from '@rondo/messages';
import { cellText } from './cell.ts';
import type { ExportReader } from './export-reader.ts';
import type { AboutTable } from './table-writer.ts';

interface About {
  /** Filters with what they name; those without a value are left out. */
  filters: readonly (readonly [label: MessageKey, values: readonly string[]])[];
  rows: number;
  /** There are more rows than the file may hold. */
  isCut: boolean;
}

/** What an exported file tells of itself: what was asked, in which time zone, how many rows, by whom and when. */
export function aboutTable({ actor, language, now }: ExportReader, { filters, rows, isCut }: About): AboutTable {
  const say = (key: MessageKey, params?: Record<string, string>) => translate(language, key, params);
  const set = filters
    .filter(([, values]) => values.length > 0)
    .map(([label, values]) => [say(label), values.join('; ')]);
  const count = rows.toLocaleString('en-US');
  return {
    title: say('task.about.sheet'),
    header: [say('task.about.item'), say('task.about.value')],
    lines: [
      ...(set.length > 0 ? set : [[say('task.about.filters'), say('task.about.none')]]),
      [say('task.about.timeZone'), actor.timeZone],
      [say('task.about.rows'), isCut ? say('job.exporting.cut', { count }) : count],
      [say('task.about.by'), actor.name],
      [say('task.about.at'), cellText(now(), 'time', actor.timeZone)],
    ],
  };
}
