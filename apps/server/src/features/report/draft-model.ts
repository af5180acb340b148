import type { FileRef } from '@rondo/contract/kit/shapes';
import type { RecordItem } from '@rondo/contract/record';
import { isAnswered } from '@rondo/domain/scoring/shown';
import { MODES, PURPOSES } from '@rondo/domain/task';
import { type MessageKey, translate } from '@rondo/messages';
import { dateTimeFull } from '@rondo/messages/format/date';
import { count } from '@rondo/messages/format/number';
import { type KeptAnswers, picturesOf } from '../inspection/index.ts';
import { answerText, deductionText } from '../record/index.ts';
import { type Answered, failedOf, restOf } from './item-words.ts';
import type { Asked, ReportModel, T, Words } from './report-shape.ts';

interface Draft extends KeptAnswers {
  files: (ids: readonly string[]) => FileRef[];
  /** Who answered. */
  by: string;
  /** Pictures that are not in it. */
  left: number;
}

/** The answers of an inspection that was never submitted, as they are drawn: no score, no level, no seal, and every page says "draft". */
export function draftModel(draft: Draft, asked: Asked): ReportModel {
  const t: T = (key, params) => translate(asked.language, key, params);
  const words: Words = { ...asked, t, list: (parts) => parts.join(t('ui.listSeparator')) };
  const { task, excluded } = draft;
  const answered = answeredOf(draft, words);
  const total = draft.asked.length;
  const given = draft.asked.filter(({ item, answer }) => answer && isAnswered(item, answer)).length;
  return {
    language: asked.language,
    title: t('report.draft.title'),
    shop: task.shop_name ?? '',
    number: t('report.draft.number', { number: task.number }),
    template: `${task.template_name ?? ''} v${draft.versionNo}`,
    notice: [t('report.draft.notice'), draft.left > 0 ? t('report.draft.left', { count: draft.left }) : '']
      .filter(Boolean)
      .join(' '),
    result: {
      ...{ word: t('report.draft.word'), ink: 'muteMark', share: total === 0 ? null : given / total },
      ...{ score: count(given), of: t('report.draft.of', { count: total }) },
      ...{ forced: null, sentence: t('report.draft.sentence'), delta: null },
    },
    figures: figuresOf(draft, answered, words),
    facts: factsOf(draft, words),
    since: null,
    sections: { title: '', rows: [] },
    failed: failedOf(answered, words),
    rest: restOf(answered, words),
    excluded: excluded.length === 0 ? null : t('record.excluded.title', { count: excluded.length }),
    signOff: null,
    signatureLines: [],
    process: null,
    after: '',
    standard: '',
  };
}

function figuresOf({ asked }: Draft, { items }: Answered, { t }: Words): ReportModel['figures'] {
  const failed = items.filter(({ result }) => result === 'fail');
  const figure = (key: MessageKey, value: number) => ({ label: t(key), value: count(value), more: '' });
  return [
    figure('record.fact.failed', failed.length),
    figure('record.fact.redLines', failed.filter(({ severity }) => severity === 'red_line').length),
    figure('report.draft.photos', asked.flatMap(picturesOf).length),
  ];
}

function factsOf({ task, by, since }: Draft, words: Words): ReportModel['facts'] {
  const { t } = words;
  const [mode, purpose] = [MODES.find((one) => one === task.mode), PURPOSES.find((one) => one === task.purpose)];
  const all: [MessageKey, string][] = [
    ['report.draft.task', `${task.number} ${task.name}`],
    ['record.visit.inspector', by],
    ['report.draft.since', `${dateTimeFull(since, words)} (${words.timeZone})`],
    ['record.visit.mode', mode ? t(`state.mode.${mode}`) : ''],
    ['record.visit.purpose', purpose ? t(`inspection.purpose.${purpose}`) : ''],
    ['record.visit.address', task.shop_address],
  ];
  return all.filter(([, value]) => value !== '').map(([key, value]) => ({ label: t(key), value }));
}

/** The items as a record would have them. Nothing counts: they have no points. */
function answeredOf({ asked, files, sources, since }: Draft, { language, t }: Words): Answered {
  const items = asked.map((one, sort): RecordItem => {
    const { item, answer, category, result } = one;
    const isGiven = answer !== null && isAnswered(item, answer);
    const said = answer ? [answerText(item, answer, language), deductionText(item, answer, language)] : [];
    return {
      ...{ sort, itemId: item.id, category, code: item.code, name: item.name, standard: item.standard },
      ...{ severity: item.severity, answerType: item.answer, value: answer?.value ?? null },
      valueText: isGiven ? said.filter(Boolean).join(' · ') : t('inspection.exported.unanswered'),
      naReason: answer?.naReason ?? '',
      result: isGiven ? result.result : 'none',
      ...{ points: null, maxPoints: null, isLeftOut: false },
      note: answer?.note ?? '',
      photos: files(picturesOf(one)),
      standardPhotos: [],
      carriedFrom: answer?.carriedFrom ?? null,
      ...{ repeatNo: 0, rectification: null },
    };
  });
  const submittedAt = since.toISOString();
  const carried = sources.map(({ id, number }) => ({ recordId: id, number, submittedAt, isVoid: false, items: 0 }));
  return { items, edits: [], carried, submittedAt };
}
