import type { Answer } from '@rondo/domain/answer';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { listText } from '../../../shared/format/list.ts';
import type { Translate } from '../../../shared/i18n.tsx';

/** What was answered, in words: "Fail", "8.6 °C", "4 of 5", the chosen options. */
export function valueText(item: CheckItem, answer: Pick<Answer, 'value' | 'na' | 'photos'>, t: Translate): string {
  const { value } = answer;
  if (answer.na) return t('inspection.result.na');
  switch (item.answer) {
    case 'pass_fail':
      return value === 'pass' || value === 'fail' ? t(`inspection.result.${value}`) : t('ui.noValue');
    case 'score':
      return typeof value === 'number' ? `${value} / ${item.maxScore}` : t('ui.noValue');
    case 'number':
    case 'temperature':
      return typeof value === 'number' ? `${value}${unitOf(item)}` : t('ui.noValue');
    case 'level':
    case 'single':
    case 'multi': {
      const chosen = Array.isArray(value) ? value : [value];
      const texts = item.options.filter((option) => chosen.includes(option.id)).map((option) => option.text);
      return listText(t, texts) || t('ui.noValue');
    }
    case 'text':
    case 'date':
      return typeof value === 'string' && value !== '' ? value : t('ui.noValue');
    case 'signature':
      return value ? t('inspection.answer.signed') : t('ui.noValue');
    case 'photo':
      return t('inspection.exported.photos', { count: answer.photos.length });
    default:
      return item.answer satisfies never;
  }
}

/** The unit as it follows a number: degrees stand close to it, others after a space. */
export function unitOf(item: CheckItem): string {
  const unit = item.unit ?? (item.answer === 'temperature' ? '°C' : '');
  return unit === '' || unit.startsWith('°') || unit === '%' ? unit : ` ${unit}`;
}
