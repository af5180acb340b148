import type { VersionDifference } from '@rondo/contract/template-difference';
import type { Translate } from '../../../shared/i18n.tsx';

/** What happened to categories, a sentence each. */
export function categoryLines(found: VersionDifference, t: Translate): string[] {
  const percent = (value: number | null) => (value === null ? t('template.compare.empty') : `${value}%`);
  return [
    ...found.addedCategories.map((name) => t('template.compare.addedCategory', { name })),
    ...found.removedCategories.map((name) => t('template.compare.removedCategory', { name })),
    ...found.renamedCategories.map((one) => t('template.compare.renamedCategory', one)),
    ...found.reweighted.map(({ category, before, after }) =>
      t('template.compare.reweighted', { name: category, before: percent(before), after: percent(after) }),
    ),
  ];
}

/** Settings of the scoring that differ, under the name that their form gives them. */
export function settingLines(found: VersionDifference, t: Translate) {
  return found.settings.map(({ setting, before, after }) => ({
    label: setting === 'method' ? t('template.method') : t(`template.scoring.${setting}`),
    before,
    after,
  }));
}
