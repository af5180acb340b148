import { type Language, type MessageKey, translate } from './index.ts';
import { member } from './zh-CN/member.ts';

const LANGUAGES: readonly Language[] = ['zh-CN', 'en-US'];
const PRESET_KEYS = Object.keys(member.role);

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

/** Every name a role goes by: a preset that nobody renamed has one in each language, and another role may have none of them. */
export const roleNames = (role: { key: string | null; name: string }): string[] => [
  ...new Set(LANGUAGES.map((language) => roleName(language, role))),
];

/** A role by the name the log kept of it: that of a preset in the reader's language. */
export function keptRoleName(language: Language, name: string): string {
  const key = PRESET_KEYS.find((one) => isUnnamed(one, name));
  return key ? presetName(language, key) : name;
}

/** The names under which the log may have kept the presets that the reader knows by these words. */
export function keptNamesLike(language: Language, words: string): string[] {
  const wanted = words.toLowerCase();
  return PRESET_KEYS.filter((key) => presetName(language, key).toLowerCase().includes(wanted)).flatMap((key) =>
    LANGUAGES.map((one) => presetName(one, key)),
  );
}
