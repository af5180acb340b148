import { SHOP_FIELDS } from '@rondo/contract/shop-fields';
import { type AuditField, type Change, changesOf } from '../../platform/changes.ts';
import type { FieldColumns } from '../../platform/fields.ts';

/** What the audit log tells of a shop: its fields by column, the group by its path, the managers by name, fields of the company in one text. */
type Told = Record<keyof FieldColumns<typeof SHOP_FIELDS> | 'group' | 'managers' | 'custom', unknown>;

/** What a form changes of a shop, each field as text. That opening hours changed is told, not how. */
export function shopChanges(before: Told, after: Told): Change[] {
  const pairs = AUDITED.map((field) => [field, [textOf(before[field]), textOf(after[field])]] as const);
  const changes = changesOf(Object.fromEntries(pairs));
  return changes.map((change) =>
    change.field === 'hours' || change.field === 'special_days' ? { ...change, before: null, after: null } : change,
  );
}

const AUDITED: readonly (keyof Told & AuditField)[] = [
  ...Object.values(SHOP_FIELDS).map(({ column }) => column),
  'managers',
  'group',
  'custom',
];

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
