import type { CoveragePolicyRow } from '@rondo/contract/coverage-policy';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { type Change, changesOf } from '../../platform/changes.ts';

type Told = Pick<CoveragePolicyRow, 'name' | 'group' | 'tag' | 'purpose' | 'mode' | 'template' | 'atLeast' | 'per'>;

/** What an edit changed, field by field, in the words of whoever made it. */
export function changesBetween(language: Language, before: Told, after: Told): Change[] {
  const [old, now] = [textsOf(language, before), textsOf(language, after)];
  return changesOf({
    name: [old.name, now.name],
    group: [old.group, now.group],
    tag: [old.tag, now.tag],
    purpose: [old.purpose, now.purpose],
    mode: [old.mode, now.mode],
    template: [old.template, now.template],
    atLeast: [old.atLeast, now.atLeast],
    per: [old.per, now.per],
  });
}

const textsOf = (language: Language, { name, group, tag, purpose, mode, template, atLeast, per }: Told) => ({
  ...{ name, tag, group: group?.name ?? null, template: template?.name ?? null, atLeast: String(atLeast) },
  purpose: purpose && translate(language, `inspection.purpose.${purpose}`),
  mode: mode && translate(language, `state.mode.${mode}`),
  per: translate(language, `coveragePolicy.pers.${per}`),
});
