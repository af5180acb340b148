import type { RecordDetail } from '@rondo/contract/record';
import { MINUTE_MS } from '@rondo/domain/duration';
import { levelRole, type Role } from '@rondo/domain/palette';
import type { MessageKey } from '@rondo/messages';
import { forcedSentence } from '@rondo/messages/forced-sentence';
import { civilDay, dateTimeFull, day, time } from '@rondo/messages/format/date';
import { duration } from '@rondo/messages/format/deadline';
import { levelWord } from '@rondo/messages/format/level-word';
import { count, score } from '@rondo/messages/format/number';
import type { Delta, ReportModel, T, Words } from './report-shape.ts';

/** Why a record does not count, or not yet. */
export function noticeOf({ state, voidReason }: RecordDetail, t: T): string | null {
  switch (state) {
    case 'void':
      return t('record.voidedNotice', { reason: voidReason ?? '' });
    case 'in_review':
      return t('record.inReviewNotice');
    case 'returned':
      return t('record.returnedNotice');
    case 'compared':
      return t('record.comparedNotice');
    case 'effective':
      return null;
    default:
      return state satisfies never;
  }
}

function deltaOf(points: number, t: T): Delta {
  const [sign, ink] = points > 0 ? ['↑', 'okText'] : points < 0 ? ['↓', 'badText'] : ['–', 'ink3'];
  return { text: `${sign} ${t('ui.percentagePoints', { value: Math.abs(points) })}`, ink: ink as Role };
}

/** Level, score, what red lines did to them, the change since last time. */
export function resultOf(record: RecordDetail, words: Words): ReportModel['result'] {
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

/** The figures beside the result. */
export function figuresOf(record: RecordDetail, { t }: Words): ReportModel['figures'] {
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

/** Who, when, how. */
export function factsOf(record: RecordDetail, words: Words): ReportModel['facts'] {
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

/** What changed since the record before. */
export function sinceOf({ since }: RecordDetail, words: Words): ReportModel['since'] {
  const { t, list } = words;
  if (!since) return { title: '', parts: [], none: t('record.since.first') };
  const parts = SINCE.map(({ key, of, shape, ink }) => {
    const items = since[of];
    const names = items
      .slice(0, SHOWN)
      .map(({ name, times }) =>
        key === 'still' && times > 1 ? t('record.since.times', { name, count: times }) : name,
      );
    const rest = items.length - SHOWN;
    return {
      mark: { shape, ink: items.length === 0 ? 'muteMark' : ink } as const,
      title: t(`record.since.${key}`, { count: items.length }),
      names: list([...names, ...(rest > 0 ? [t('record.since.more', { count: rest })] : [])]),
    };
  });
  return { title: t('record.since.title', { day: day(since.submittedAt, words) }), parts, none: null };
}

/** The sections with their rate; one with a failed red line is marked. */
export function sectionsOf({ outcome, items, since }: RecordDetail, { t }: Words): ReportModel['sections'] {
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
