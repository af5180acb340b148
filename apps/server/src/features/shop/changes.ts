/** A field before and after, as the audit log shows it. */
interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** Columns that follow from others: the group is told by its path, the spelling by the name. */
const SILENT = ['lineage', 'group_id', 'updated_at', 'name_pinyin'];

/** What a write changes of a row: only fields it sets, each as text. That opening hours changed is told, not how. */
export function changesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change[] {
  return Object.keys(after)
    .filter((field) => !SILENT.includes(field))
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after)
    .map((change) => (change.field === 'hours' ? { field: 'hours', before: null, after: null } : change));
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || null;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(sorted(value));
}

/** The same whatever order the keys were written in: the database keeps its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
