import { settingsTable } from '../../apps/server/src/platform/settings-table.ts';
import { heading, table } from './table.ts';

/** The settings that an environment can make. */
export function settingsPage(): string {
  const rows = Object.values(settingsTable).map((s) => [
    `\`${s.env}\``,
    s.fallback === '' ? '' : `\`${s.fallback}\``,
    s.about,
  ]);
  return `${heading('Settings', 'Read once at the start; what makes no sense stops the start with one line.')}\n${table(['variable', 'default', 'what it is'], rows)}\n`;
}
