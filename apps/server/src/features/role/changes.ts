import type { Language } from '@rondo/domain/language';
import { PERMISSION_CODES, type PermissionCode } from '@rondo/domain/permission';
import { TIERS } from '@rondo/domain/role';
import { translate } from '@rondo/messages';

interface Fields {
  name: string;
  description: string;
  codes: readonly string[];
  tier: string;
  dispatchable: boolean;
}

interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What a role was and what it became, field by field, as texts for the audit log. Of the codes only those that came or went. */
export function changesOf(before: Fields | null, after: Fields, language: Language): FieldChange[] {
  const gone = (before?.codes ?? []).filter((code) => !after.codes.includes(code));
  const come = after.codes.filter((code) => !before?.codes.includes(code));
  const all: FieldChange[] = [
    { field: 'name', before: before?.name ?? null, after: after.name },
    { field: 'description', before: before?.description ?? null, after: after.description },
    { field: 'codes', before: wordsOf(gone, language), after: wordsOf(come, language) },
    { field: 'tier', before: before && tierOf(before.tier, language), after: tierOf(after.tier, language) },
    {
      field: 'dispatchable',
      before: before && yesNo(before.dispatchable, language),
      after: yesNo(after.dispatchable, language),
    },
  ];
  return all.filter((change) => (change.before ?? '') !== (change.after ?? ''));
}

const isCode = (code: string): code is PermissionCode => (PERMISSION_CODES as readonly string[]).includes(code);

function wordsOf(codes: readonly string[], language: Language): string | null {
  if (codes.length === 0) return null;
  const words = codes.map((code) => (isCode(code) ? translate(language, `permission.${code}`) : code));
  return words.join(translate(language, 'permission.forbidden.separator'));
}

function tierOf(text: string, language: Language): string {
  const tier = TIERS.find((one) => one === text);
  return tier ? translate(language, `role.tier.${tier}.name`) : text;
}

const yesNo = (value: boolean, language: Language): string => translate(language, value ? 'ui.yes' : 'ui.no');
