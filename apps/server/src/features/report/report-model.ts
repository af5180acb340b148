import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { RecordDetail } from '@rondo/contract/record';
import { translate } from '@rondo/messages';
import { dateTimeFull } from '@rondo/messages/format/date';
import { recordStep } from '@rondo/messages/record-steps';
import { failedOf, restOf } from './item-words.ts';
import type { Asked, Mark, ReportModel, T, Words } from './report-shape.ts';
import { factsOf, figuresOf, noticeOf, resultOf, sectionsOf, sinceOf } from './result-words.ts';

/** The report of a record: result first, what changed, the sections, what failed, then the rest. */
export function reportModel(record: RecordDetail, asked: Asked): ReportModel {
  const t: T = (key, params) => translate(asked.language, key, params);
  const words: Words = { ...asked, t, list: (parts) => parts.join(t('ui.listSeparator')) };
  const isFull = asked.view === 'full';
  const { layout } = asked;
  return {
    language: asked.language,
    title: t('record.report'),
    shop: record.shop.name,
    number: record.number,
    template: `${record.template.name} v${record.template.versionNo}`,
    notice: noticeOf(record, t),
    result: resultOf(record, words),
    figures: figuresOf(record, words),
    facts: factsOf(record, words),
    since: sinceOf(record, words),
    sections: sectionsOf(record, words),
    failed: failedOf(record, words),
    rest: asked.hidePassed ? [] : restOf(record, words),
    excluded: record.excluded.length === 0 ? null : t('record.excluded.title', { count: record.excluded.length }),
    signOff: signOffOf(record, words),
    signatureLines: layout.showsSignatureLines ? [t('record.print.signInspector'), t('record.print.signStore')] : [],
    process: isFull && layout.showsProcess ? processOf(record, words) : null,
    after: t('record.items.after'),
    standard: t('ui.photo.standard'),
  };
}

function signOffOf({ signOff }: RecordDetail, words: Words): ReportModel['signOff'] {
  if (!signOff) return null;
  const { t } = words;
  return {
    title: t('record.signOff.title'),
    name: signOff.name,
    when: dateTimeFull(signOff.at, words),
    note: signOff.isBefore ? t('record.signOff.before') : null,
    file: signOff.file,
  };
}

const STEP: Record<ReturnType<typeof recordStep>['state'], Mark> = {
  initiated: { shape: 'dot', ink: 'muteMark' },
  handled: { shape: 'check', ink: 'okMark' },
  approved: { shape: 'check', ink: 'okMark' },
  rejected: { shape: 'back', ink: 'badMark' },
  closed: { shape: 'bar', ink: 'muteMark' },
  cc_sent: { shape: 'dot', ink: 'muteMark' },
};

function processOf(record: RecordDetail, words: Words): ReportModel['process'] {
  const { t } = words;
  const step = (entry: HistoryEntry) => {
    const { state, text } = recordStep(entry.event, record.source);
    const item = entry.event === 'edit' && typeof entry.data.item === 'string' ? entry.data.item : '';
    return {
      mark: STEP[state],
      what: t(text),
      who: [entry.actor?.name ?? '', dateTimeFull(entry.at, words)].filter(Boolean).join(' · '),
      comment: [item, entry.comment ?? ''].filter(Boolean).join(' · '),
    };
  };
  return record.history.length === 0 ? null : { title: t('record.process.title'), steps: record.history.map(step) };
}
