import type { RecordDetail, RecordItem } from '@rondo/contract/record';
import { isOneOf } from '@rondo/domain/machine';
import { RECTIFICATION_STATES, type RectificationState, rectificationMachine } from '@rondo/domain/rectification';
import { dateTime } from '@rondo/messages/format/date';
import { duration } from '@rondo/messages/format/deadline';
import { score } from '@rondo/messages/format/number';
import type { ItemLine, Mark, ReportModel, Words } from './report-shape.ts';

const GRAVITY: Record<RecordItem['severity'], number> = { red_line: 0, major: 1, normal: 2 };

/** What lines of items read of a record. */
export type Answered = Pick<RecordDetail, 'items' | 'edits' | 'carried' | 'submittedAt'>;

/** What failed, the gravest first. */
export function failedOf(record: Answered, words: Words): ReportModel['failed'] {
  const { t } = words;
  const failed = record.items
    .filter(({ result }) => result === 'fail')
    .sort((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity] || a.sort - b.sort);
  return {
    title: t('record.items.failed'),
    count: t('record.items.count', { failed: failed.length, total: record.items.length }),
    none: failed.length === 0 ? t('record.items.noneFailed') : null,
    items: failed.map((item) => itemLine(item, record, words)),
  };
}

/** The others by section. */
export function restOf(record: Answered, words: Words): ReportModel['rest'] {
  const rest = record.items.filter(({ result }) => result !== 'fail');
  return [...new Set(rest.map(({ category }) => category))].map((title) => ({
    title,
    items: rest.filter(({ category }) => category === title).map((item) => itemLine(item, record, words)),
  }));
}

const SEVERITY: Record<RecordItem['severity'], Mark> = {
  red_line: { shape: 'octagon', ink: 'red' },
  major: { shape: 'triangle', ink: 'warnMark' },
  normal: { shape: 'dot', ink: 'muteMark' },
};
const VERDICT: Record<'pass' | 'na' | 'none', Mark> = {
  pass: { shape: 'check', ink: 'okMark' },
  na: { shape: 'slash', ink: 'muteMark' },
  none: { shape: 'dot', ink: 'muteMark' },
};

function itemLine(item: RecordItem, record: Answered, words: Words): ItemLine {
  const { t, view, layout } = words;
  const isFailed = item.result === 'fail';
  const verdict = item.result === 'pass' || item.result === 'na' ? t(`record.answer.${item.result}`) : '';
  const edits = view === 'full' ? record.edits.filter(({ itemId }) => itemId === item.itemId) : [];
  const from = record.carried.find(({ recordId }) => recordId === item.carriedFrom)?.number;
  const about = [
    isFailed ? t(`state.severity.${item.severity}`) : verdict,
    item.code ?? '',
    isFailed ? item.category : '',
    edits.length > 0 ? t('record.edits.modified') : '',
    item.repeatNo > 1 ? t('record.items.repeat', { count: item.repeatNo }) : '',
    from === undefined ? '' : t('record.carried.item', { number: from }),
  ];
  const said = isFailed && item.answerType === 'pass_fail' ? '' : item.valueText;
  return {
    mark: item.result === 'fail' ? SEVERITY[item.severity] : VERDICT[item.result],
    about: about.filter(Boolean).join(' · '),
    name: item.name,
    standard: isFailed && layout.showsStandard ? item.standard : '',
    standardPhotos: layout.showsStandard && (isFailed || item.photos.length > 0) ? item.standardPhotos : [],
    found: [said === verdict ? '' : said, item.naReason, item.note].filter(Boolean).join(' · '),
    points: pointsOf(item, words),
    changes: edits.map((edit) => changeText(edit, words)),
    rectification: rectificationOf(item, record, words),
    photos: item.photos,
    after: item.rectification?.afterPhotos ?? [],
  };
}

function pointsOf({ points, maxPoints, isLeftOut }: RecordItem, { t }: Words): string {
  if (points === null) return isLeftOut ? t('record.items.leftOut') : '';
  return [score(points), ...(maxPoints === null ? [] : [score(maxPoints)])].join(' / ');
}

function changeText(edit: RecordDetail['edits'][number], words: Words): string {
  const { t } = words;
  const said = ({ text, note }: typeof edit.before) =>
    [text, note].filter(Boolean).join(' · ') || t('record.edits.nothing');
  const by = t('record.edits.by', { name: edit.by.name, time: dateTime(edit.at, words), reason: edit.reason });
  return `${said(edit.before)} → ${said(edit.after)}. ${by}`;
}

function rectificationOf({ rectification: r }: RecordItem, record: Answered, words: Words): ItemLine['rectification'] {
  const { t } = words;
  const state = RECTIFICATION_STATES.find((one) => one === r?.state);
  if (!r || !state) return null;
  const fixed = r.completedAt && duration(Date.parse(r.completedAt) - Date.parse(record.submittedAt), t);
  const { dropped, paused } = rectificationMachine;
  const due = isOneOf([...dropped, ...paused], state)
    ? ''
    : t('record.items.due', { time: dateTime(r.deadlineAt, words) });
  return {
    state: t(`state.rectification.${state}`),
    mark: markOf(state, r.isOverdue),
    when: fixed ? t('record.items.fixedIn', { time: fixed }) : due,
    isLate: r.isOverdue,
  };
}

/** By what the state means, as pages draw it. */
function markOf(state: RectificationState, isOverdue: boolean): Mark {
  const { timed, waiting, done, dropped } = rectificationMachine;
  if (isOneOf(timed, state)) return { shape: 'ring', ink: isOverdue ? 'badMark' : 'warnMark' };
  if (isOneOf(waiting, state)) return { shape: 'half', ink: 'waitMark' };
  if (isOneOf(done, state)) return { shape: 'check', ink: 'okMark' };
  return { shape: isOneOf(dropped, state) ? 'bar' : 'dot', ink: 'muteMark' };
}
