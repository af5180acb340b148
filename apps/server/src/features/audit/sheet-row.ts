import type { AuditRow } from '@rondo/contract/audit';
import { wallClock } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';

interface Reader {
  language: Language;
  timeZone: string;
}

/** A row of the spreadsheet in the reader's language; times are the company's. */
export function sheetRow(row: AuditRow, { language, timeZone }: Reader): string[] {
  return [
    timeOf(row.at, timeZone),
    row.actor?.name ?? translate(language, 'audit.clock'),
    translate(language, `audit.kind.${row.kind}`),
    row.objectName,
    auditWord(language, 'event', `${row.kind}.${row.event}`, row.event),
    statesOf(row, language),
    [...changeLines(row, language), ...diffLines(row, language)].join('\n'),
    row.comment ?? '',
    row.ip ?? '',
    row.device ?? '',
  ];
}

const changeLines = ({ changes }: AuditRow, language: Language): string[] =>
  changes.map(
    ({ field, before, after }) => `${auditWord(language, 'field', field, field)}: ${before ?? ''} → ${after ?? ''}`,
  );

/** How many people gained and lost permissions, and for each permission who. */
function diffLines({ diff }: AuditRow, language: Language): string[] {
  if (!diff) return [];
  const sums = (['losing', 'gaining', 'narrower', 'wider'] as const).filter((sum) => diff[sum] > 0);
  const separator = translate(language, 'permission.forbidden.separator');
  const hands = (['lose', 'gain'] as const).flatMap((side) =>
    diff.codes
      .filter((code) => code[side] > 0)
      .map((code) => {
        const names = (side === 'lose' ? code.loseNames : code.gainNames).join(separator);
        const count = translate(language, `role.diff.${side}`, { count: code[side] });
        return `${side === 'lose' ? '−' : '+'} ${translate(language, `permission.${code.code}`)}: ${count} (${names})`;
      }),
  );
  return [...sums.map((sum) => translate(language, `role.diff.${sum}`, { count: diff[sum] })), ...hands];
}

const timeOf = (at: string, zone: string): string => {
  const { date, minute } = wallClock(new Date(at), zone);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:${at.slice(17, 19)}`;
};

/** The word for an event or a field; one that has none yet is shown as it is called, readable. */
function auditWord(language: Language, of: 'event' | 'field', key: string, name: string): string {
  const path = `audit.${of}.${key}`;
  const word = translate(language, path as MessageKey);
  return word === path ? name.replaceAll('_', ' ') : word;
}

/** Kinds whose states have words. */
const STATED: Partial<Record<AuditRow['kind'], string>> = {
  task: 'task',
  record: 'record',
  rectification: 'rectification',
  shop: 'shop',
  template: 'template',
  member: 'member',
  application: 'application',
  company: 'company',
};

function statesOf({ kind, fromState, toState }: AuditRow, language: Language): string {
  if (fromState === toState) return '';
  const word = (state: string): string => {
    const path = `state.${STATED[kind] ?? ''}.${state}`;
    const found = translate(language, path as MessageKey);
    return found === path ? state.replaceAll('_', ' ') : found;
  };
  return [fromState, toState].flatMap((state) => (state ? [word(state)] : [])).join(' → ');
}
