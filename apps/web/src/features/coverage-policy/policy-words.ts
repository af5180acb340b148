import type { CoveragePolicyRow } from '@rondo/contract/coverage-policy';
import type { Translate } from '../../shared/i18n.tsx';

/** Which stores a policy is about. */
export const whereWords = (t: Translate, { group, tag }: Pick<CoveragePolicyRow, 'group' | 'tag'>): string =>
  [
    group === null ? t('coveragePolicy.hint.allShops') : group.name || t('coveragePolicy.gone'),
    ...(tag === '' ? [] : [`#${tag}`]),
  ].join(' · ');

/** What a policy asks for: how often, and which inspections count. */
export const askedWords = (
  t: Translate,
  {
    per,
    atLeast,
    purpose,
    mode,
    template,
  }: Pick<CoveragePolicyRow, 'per' | 'atLeast' | 'purpose' | 'mode' | 'template'>,
): string =>
  [
    t(`coveragePolicy.times.${per}`, { count: atLeast }),
    ...(purpose ? [t(`inspection.purpose.${purpose}`)] : []),
    ...(mode ? [t(`state.mode.${mode}`)] : []),
    ...(template ? [template.name] : []),
  ].join(' · ');
