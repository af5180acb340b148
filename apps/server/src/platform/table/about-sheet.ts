import { wallClock } from '@rondo/domain/civil-time';
import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../context.ts';
import type { Sheet } from './write-xlsx.ts';

type Reader = Pick<Context, 'actor' | 'language' | 'now'>;

interface About {
  /** The filters with what they name; those without a value are left out. */
  filters: readonly (readonly [label: string, values: readonly string[]])[];
  rows: number;
  /** Said instead of the number of rows where the list was longer than a file may be. */
  cut: MessageKey | null;
}

/** A time in a table, to the minute. */
function timeText(at: Date, timeZone: string): string {
  const { date, minute } = wallClock(at, timeZone);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The first sheet of an export: what was asked, by whom and when, and whether all of it is in the file. */
export function aboutSheet({ actor, language, now }: Reader, { filters, rows, cut }: About): Sheet {
  const say = (key: MessageKey, params?: Record<string, string>) => translate(language, key, params);
  const lines = filters.filter(([, values]) => values.length > 0).map(([label, values]) => [label, values.join(', ')]);
  const count = rows.toLocaleString('en-US');
  return {
    name: say('task.about.sheet'),
    columns: [
      { header: say('task.about.item'), width: 20 },
      { header: say('task.about.value'), width: 70 },
    ],
    rows: [
      ...(lines.length > 0 ? lines : [[say('task.about.filters'), say('task.about.none')]]),
      [say('task.about.timeZone'), actor.timeZone],
      [say('task.about.rows'), cut === null ? count : say(cut, { count })],
      [say('task.about.by'), actor.name],
      [say('task.about.at'), timeText(now(), actor.timeZone)],
    ],
  };
}
