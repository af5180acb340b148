import type { InspectionSheet } from '@rondo/contract/inspection';
import type { Answer } from '@rondo/domain/answer';
import { itemResult } from '@rondo/domain/scoring/item-result';
import { answersByItem, isAnswered, shownItems } from '@rondo/domain/scoring/shown';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { markPaint, watermarkSvg, watermarkTile } from '@rondo/domain/watermark';
import { listText } from '../../../shared/format/list.ts';
import type { Translate } from '../../../shared/i18n.tsx';
import { valueText } from './value-text.ts';

/** The answers as lines of text, so that work survives a task that was closed meanwhile. */
export function answersAsText(
  sheet: Pick<InspectionSheet, 'content' | 'shop' | 'templateName' | 'versionNo' | 'number' | 'name'>,
  answers: Readonly<Record<string, Answer>>,
  t: Translate,
  exportedAt: string,
): string {
  const head = [
    t('inspection.exported.title', { name: sheet.name }),
    `${t('inspection.exported.shop')}: ${sheet.shop.name}`,
    `${t('inspection.exported.template')}: ${sheet.templateName} v${sheet.versionNo}`,
    `${t('inspection.exported.number')}: ${sheet.number}`,
    `${t('inspection.exported.exportedAt')}: ${exportedAt}`,
  ];
  const shown = new Set(shownItems(sheet.content, answersByItem(Object.values(answers))));
  const parts = sheet.content.categories.flatMap((category) => {
    const items = category.items.filter((item) => shown.has(item));
    if (items.length === 0) return [];
    return ['', `# ${category.name}`, ...items.flatMap((item) => linesOf(item, answers[item.id] ?? null, t))];
  });
  return [...head, ...parts].join('\n');
}

function linesOf(item: CheckItem, answer: Answer | null, t: Translate): string[] {
  if (!answer || !isAnswered(item, answer)) return [`- ${item.name}: ${t('inspection.exported.unanswered')}`];
  const { result } = itemResult(item, answer);
  const verdict = result === 'none' || item.answer === 'pass_fail' ? '' : ` (${t(`inspection.result.${result}`)})`;
  const reasons = item.deductions.filter((reason) => answer.deductionIds.includes(reason.id));
  const more = [
    reasons.length > 0 &&
      `${t('inspection.exported.reasons')}: ${listText(
        t,
        reasons.map((one) => one.text),
      )}`,
    answer.na && answer.naReason && `${t('inspection.exported.naReason')}: ${answer.naReason}`,
    answer.note && `${t('inspection.exported.note')}: ${answer.note}`,
    answer.photos.length > 0 && t('inspection.exported.photos', { count: answer.photos.length }),
  ].filter((line) => typeof line === 'string' && line !== '');
  return [`- ${item.name}: ${valueText(item, answer, t)}${verdict}`, ...more.map((line) => `  ${line}`)];
}

/** The same as a page of its own that can be kept and printed; `mark` is the reader's watermark, empty where it is off. */
export function answersAsPage(text: string, lang: string, mark: string): string {
  const escaped = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const [title = ''] = escaped.split('\n');
  const style = 'body{max-width:720px;margin:32px auto;padding:0 16px;font:15px/24px sans-serif;white-space:pre-wrap}';
  const over = mark === '' ? '' : markOver(mark);
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><body>${escaped}${over}</body></html>`;
}

/** A fixed layer: it stands on every sheet of paper. */
function markOver(mark: string): string {
  const tile = watermarkTile(mark);
  const words = watermarkSvg(mark, tile, markPaint('page', tile.sizePx)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const pattern = `<pattern id="m" patternUnits="userSpaceOnUse" width="${tile.width}" height="${tile.height}">${words}</pattern>`;
  const style = 'position:fixed;inset:0;width:100vw;height:100vh;pointer-events:none';
  return `<svg aria-hidden="true" style="${style}"><defs>${pattern}</defs><rect width="100%" height="100%" fill="url(#m)"/></svg>`;
}
