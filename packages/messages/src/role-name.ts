import { type Language, type MessageKey, translate } from './index.ts';

const LANGUAGES: readonly Language[] = ['zh-CN', 'en-US'];

/** Whether a preset role still has one of the names it was made with. */
function isUnnamed(key: string, name: string): boolean {
  return LANGUAGES.some((language) => presetName(language, key) === name);
}

function presetName(language: Language, key: string): string {
  // The keys of preset roles are texts below `member.role`; `key` comes from a column that holds only those.
  return translate(language, `member.role.${key}` as MessageKey);
}

/** What a reader calls a role: a preset that nobody renamed in their own language, any other by its name. */
export function roleName(language: Language, role: { key: string | null; name: string }): string {
  return role.key !== null && isUnnamed(role.key, role.name) ? presetName(language, role.key) : role.name;
}

/** The name to store for one that was typed: a preset's own name in either language renames nothing. */
export function typedRoleName(typed: string, role: { key: string | null; name: string }): string {
  const isSame = role.key !== null && isUnnamed(role.key, role.name) && isUnnamed(role.key, typed);
  return isSame ? role.name : typed;
}
