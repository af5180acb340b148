import type { Language } from '@rondo/domain/language';
import { PERMISSION_CODES, type PermissionCode } from '@rondo/domain/permission';
import { TIERS } from '@rondo/domain/role';
import { translate } from '@rondo/messages';
import { type Change, changesOf } from '../../platform/changes.ts';

interface Fields {
  name: string;
  description: string;
  codes: readonly string[];
  tier: string;
  dispatchable: boolean;
}

/** What a role was and what it became, field by field, as texts for the audit log. Of the codes only those that came or went. */
export function roleChanges(before: Fields | null, after: Fields, language: Language): Change[] {
  const gone = (before?.codes ?? []).filter((code) => !after.codes.includes(code));
  const come = after.codes.filter((code) => !before?.codes.includes(code));
  return changesOf({
    name: [before?.name ?? null, after.name],
    description: [before?.description ?? null, after.description],
    codes: [wordsOf(gone, language), wordsOf(come, language)],
    tier: [before && tierOf(before.tier, language), tierOf(after.tier, language)],
    dispatchable: [before && yesNo(before.dispatchable, language), yesNo(after.dispatchable, language)],
  });
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
