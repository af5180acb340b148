import type { FileRef, HistoryEntry } from '@rondo/contract/kit/shapes';
import type { RecordDetail, RecordItem } from '@rondo/contract/record';
import { MINUTE_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { levelRole, type Role } from '@rondo/domain/palette';
import { RECTIFICATION_STATES } from '@rondo/domain/rectification';
import type { ReportLayout, ReportView } from '@rondo/domain/report';
import type { Shape } from '@rondo/domain/state-shapes';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import { forcedSentence } from '@rondo/messages/forced-sentence';
import { civilDay, dateTime, dateTimeFull, day, time } from '@rondo/messages/format/date';
import { duration } from '@rondo/messages/format/deadline';
import { levelWord } from '@rondo/messages/format/level-word';
import { count, score } from '@rondo/messages/format/number';
import { recordStep } from '@rondo/messages/record-steps';

/** What a report is made with, beside the record. */
export interface Asked {
  language: Language;
  /** The company's. */
  timeZone: string;
  view: ReportView;
  hidePassed: boolean;
  layout: ReportLayout;
}

interface Mark {
  shape: Shape;
  ink: Role;
}

/** A change of a rate, percentage points. */
export interface Delta {
  text: string;
  ink: Role;
}

export interface ItemLine {
  mark: Mark;
  /** Severity or verdict, code and section, that it was changed in review or failed before. */
  about: string;
  name: string;
  standard: string;
  found: string;
  points: string;
  /** What reviewers changed. */
  changes: string[];
  rectification: { state: string; mark: Mark; when: string; isLate: boolean } | null;
  photos: FileRef[];
  after: FileRef[];
}

/** A report in the words of its reader's language, in the order in which it is drawn. */
export interface ReportModel {
  language: Language;
  title: string;
  shop: string;
  number: string;
  template: string;
  /** Why it does not count, or not yet. */
  notice: string | null;
  result: {
    word: string;
    ink: Role;
    share: number | null;
    score: string;
    of: string;
    /** What red lines did to the result. */
    forced: string | null;
    sentence: string;
    delta: Delta | null;
  };
  /** Label, value, what it was or is compared with. */
  figures: { label: string; value: string; more: string }[];
  facts: { label: string; value: string }[];
  since: { title: string; parts: { mark: Mark; title: string; names: string }[]; none: string | null };
  sections: {
    title: string;
    rows: { name: string; isChild: boolean; score: string; share: number; isRed: boolean; delta: Delta | null }[];
  };
  failed: { title: string; count: string; none: string | null; items: ItemLine[] };
  /** The others by section; empty where they were not wanted. */
  rest: { title: string; items: ItemLine[] }[];
  excluded: string | null;
  signOff: { title: string; name: string; when: string; note: string | null; file: FileRef | null } | null;
  signatureLines: string[];
  process: { title: string; steps: { mark: Mark; what: string; who: string; comment: string }[] } | null;
  after: string;
}

type T = (key: MessageKey, params?: Params) => string;

interface Words extends Asked {
  t: T;
  list: (parts: readonly string[]) => string;
}

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
  };
}

function noticeOf({ state, voidReason }: RecordDetail, t: T): string | null {
  switch (state) {
    case 'void':
      return t('record.voidedNotice', { reason: voidReason ?? '' });
    case 'in_review':
      return t('record.inReviewNotice');
    case 'returned':
      return t('record.returnedNotice');
    case 'effective':
      return null;
    default:
      return state satisfies never;
  }
}

function deltaOf(points: number, t: T): Delta {
  const [sign, ink] = points > 0 ? ['↑', 'okText'] : points < 0 ? ['↓', 'badText'] : ['–', 'ink3'];
  return { text: `${sign} ${t('record.points', { count: Math.abs(points) })}`, ink: ink as Role };
}

function resultOf(record: RecordDetail, words: Words): ReportModel['result'] {
  const { t } = words;
  const { level, since, ratePercent, outcome, scoring } = record;
  const policy = scoring.redLinePolicy;
  const forced =
    policy === 'flag' || !outcome.evaluated
      ? t('record.forced.count', { count: outcome.redLines })
      : t(`record.forced.${policy}`, { level: outcome.level ? levelWord(outcome.level, t) : '' });
  const delta = since?.rateDelta == null ? null : deltaOf(since.rateDelta, t);
  return {
    word: level ? levelWord(level, t) : t('record.notEvaluated'),
    ink: level ? levelRole(level) : 'muteMark',
    share: ratePercent === null ? null : ratePercent / 100,
    score: score(record.score),
    of: record.maxScore === null ? '' : t('record.ofTotal', { total: score(record.maxScore) }),
    forced: outcome.redLines === 0 ? null : forced,
    sentence: forcedSentence(record, t),
    delta: delta &&
      since && { ...delta, text: `${delta.text} ${t('record.since.delta', { day: day(since.submittedAt, words) })}` },
  };
}

function figuresOf(record: RecordDetail, { t }: Words): ReportModel['figures'] {
  const { since, cameras, rectificationOpen: open, rectificationTotal: total, medianDurationS: median } = record;
  const late = record.items.filter((item) => item.rectification?.isOverdue).length;
  const figure = (label: MessageKey, value: string, more = '') => ({ label: t(label), value, more });
  return [
    figure(
      'record.fact.failed',
      count(record.failedItems),
      t('record.fact.checked', { count: record.itemCount - record.outcome.na }),
    ),
    figure(
      'record.fact.redLines',
      count(record.redLines),
      since ? t('record.fact.was', { count: since.redLines }) : '',
    ),
    figure(
      'record.fact.rectifications',
      total === 0 ? t('record.fact.none') : t('record.fact.open', { open, total }),
      late > 0 ? t('record.fact.late', { count: late }) : '',
    ),
    figure(
      'record.fact.duration',
      duration(record.durationS * 1000, t),
      median === null ? '' : t('record.fact.median', { time: duration(median * 1000, t) }),
    ),
    ...(cameras ? [figure('record.fact.cameras', t('record.fact.camerasViewed', cameras))] : []),
  ];
}

function factsOf(record: RecordDetail, words: Words): ReportModel['facts'] {
  const { t, list, view, timeZone } = words;
  const isSameDay = civilDay(record.startedAt, timeZone) === civilDay(record.doneAt, timeZone);
  const until = isSameDay ? time(record.doneAt, words) : dateTimeFull(record.doneAt, words);
  const wasOffline = Date.parse(record.submittedAt) - Date.parse(record.doneAt) >= MINUTE_MS;
  const people = (of: RecordDetail['cc']) => list(of.map(({ name }) => name));
  const all: [MessageKey, string][] = [
    ['record.visit.inspector', record.inspector.name],
    ['record.visit.time', `${dateTimeFull(record.startedAt, words)} – ${until} (${timeZone})`],
    ['record.visit.sent', wasOffline ? dateTimeFull(record.submittedAt, words) : ''],
    ['record.visit.mode', [t(`state.mode.${record.mode}`), t(`record.source.${record.source}`)].join(' · ')],
    ['record.visit.purpose', t(`inspection.purpose.${record.purpose}`)],
    ['record.visit.address', record.address],
    ['record.visit.reviewers', view === 'full' ? people(record.reviewers) : ''],
    ['record.visit.cc', view === 'full' ? people(record.cc) : ''],
  ];
  return all.filter(([, value]) => value !== '').map(([key, value]) => ({ label: t(key), value }));
}

/** Names written out; the rest is a number. */
const SHOWN = 8;

const SINCE = [
  { key: 'newly', of: 'newlyFailed', shape: 'cross', ink: 'badMark' },
  { key: 'still', of: 'stillFailing', shape: 'back', ink: 'warnMark' },
  { key: 'fixed', of: 'fixed', shape: 'check', ink: 'okMark' },
] as const;

function sinceOf({ since }: RecordDetail, words: Words): ReportModel['since'] {
  const { t, list } = words;
  if (!since) return { title: '', parts: [], none: t('record.since.first') };
  const parts = SINCE.map(({ key, of, shape, ink }) => {
    const items = since[of];
    const names = items
      .slice(0, SHOWN)
      .map(({ name, times }) => (key === 'still' && times > 1 ? t('record.since.times', { name, count: times }) : name));
    const rest = items.length - SHOWN;
    return {
      mark: { shape, ink: items.length === 0 ? 'muteMark' : ink } as const,
      title: t(`record.since.${key}`, { count: items.length }),
      names: list([...names, ...(rest > 0 ? [t('record.since.more', { count: rest })] : [])]),
    };
  });
  return { title: t('record.since.title', { day: day(since.submittedAt, words) }), parts, none: null };
}

function sectionsOf({ outcome, items, since }: RecordDetail, { t }: Words): ReportModel['sections'] {
  const red = new Set(items.filter((i) => i.result === 'fail' && i.severity === 'red_line').map((i) => i.category));
  return {
    title: t('record.sections.title'),
    rows: outcome.categories.map((category) => {
      const points = since?.categories.find(({ id }) => id === category.id)?.rateDelta ?? null;
      const rate = category.ratePercent;
      return {
        name: category.name,
        isChild: category.parentId !== null,
        score: rate === null ? '—' : `${score(category.score)} / ${score(category.max)}`,
        share: Math.min(1, Math.max(0, (rate ?? 0) / 100)),
        isRed: red.has(category.name),
        delta: points === null ? null : deltaOf(points, t),
      };
    }),
  };
}

const GRAVITY: Record<RecordItem['severity'], number> = { red_line: 0, major: 1, normal: 2 };

function failedOf(record: RecordDetail, words: Words): ReportModel['failed'] {
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

function restOf(record: RecordDetail, words: Words): ReportModel['rest'] {
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

function itemLine(item: RecordItem, record: RecordDetail, words: Words): ItemLine {
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
    found: [said === verdict ? '' : said, item.naReason, item.note].filter(Boolean).join(' · '),
    points: item.points === null ? '' : [score(item.points), ...(item.maxPoints === null ? [] : [score(item.maxPoints)])].join(' / '),
    changes: edits.map((edit) => changeText(edit, words)),
    rectification: rectificationOf(item, record, words),
    photos: item.photos,
    after: item.rectification?.afterPhotos ?? [],
  };
}

function changeText(edit: RecordDetail['edits'][number], words: Words): string {
  const { t } = words;
  const said = ({ text, note }: typeof edit.before) => [text, note].filter(Boolean).join(' · ') || t('record.edits.nothing');
  const by = t('record.edits.by', { name: edit.by.name, time: dateTime(edit.at, words), reason: edit.reason });
  return `${said(edit.before)} → ${said(edit.after)}. ${by}`;
}

function rectificationOf({ rectification: r }: RecordItem, record: RecordDetail, words: Words): ItemLine['rectification'] {
  const { t } = words;
  const state = RECTIFICATION_STATES.find((one) => one === r?.state);
  if (!r || !state) return null;
  const fixed = r.completedAt && duration(Date.parse(r.completedAt) - Date.parse(record.submittedAt), t);
  const due = state === 'ended' ? '' : t('record.items.due', { time: dateTime(r.deadlineAt, words) });
  const mark: Record<typeof state, Mark> = {
    pending: { shape: 'ring', ink: r.isOverdue ? 'badMark' : 'warnMark' },
    awaiting_review: { shape: 'half', ink: 'waitMark' },
    completed: { shape: 'check', ink: 'okMark' },
    ended: { shape: 'bar', ink: 'muteMark' },
  };
  return {
    state: t(`state.rectification.${state}`),
    mark: mark[state],
    when: fixed ? t('record.items.fixedIn', { time: fixed }) : due,
    isLate: r.isOverdue,
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
