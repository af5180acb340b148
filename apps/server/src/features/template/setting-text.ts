import type { Language } from '@rondo/domain/language';
import type { SCORING_SETTINGS, ScoringSettings } from '@rondo/domain/scoring/settings';
import { translate } from '@rondo/messages';

/** One scoring setting in words, as the form of the editor says it. */
export function settingText(
  settings: ScoringSettings,
  setting: (typeof SCORING_SETTINGS)[number],
  language: Language,
): string {
  switch (setting) {
    case 'method':
      return translate(language, `template.byMethod.${settings.method}`);
    case 'naPolicy':
      return translate(language, `template.scoring.na.${settings.naPolicy}`);
    case 'redLinePolicy':
      return translate(language, `template.scoring.redLine.${settings.redLinePolicy}`);
    case 'deductionFloorAtItem':
    case 'showPoints':
      return translate(language, settings[setting] ? 'template.exporting.yes' : 'template.exporting.no');
    case 'levels':
      return settings.levels
        .map(({ name, key, minPercent }) => `${name ?? levelName(key, language)} ≥ ${minPercent}%`)
        .join('; ');
    case 'redLineCap':
    case 'bonusCapPercent':
      return `${settings[setting]}%`;
    case 'standardScore':
    case 'decimals':
    case 'passFailMaxFails':
      return String(settings[setting]);
    default:
      return setting satisfies never;
  }
}

/** A level that the template does not name is called as everywhere. */
function levelName(key: string, language: Language): string {
  const usual = (['excellent', 'good', 'pass', 'fail'] as const).find((one) => one === key);
  return usual ? translate(language, `state.level.${usual}`) : key;
}
