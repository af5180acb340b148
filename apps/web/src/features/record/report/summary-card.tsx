import type { RecordDetail } from '@rondo/contract/record';
import { levelRole } from '@rondo/domain/palette';
import { forcedSentence } from '@rondo/messages/forced-sentence';
import { levelWord } from '@rondo/messages/format/level-word';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { type Delta, DeltaMark } from '../../../shared/ui/chart/stat-strip.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import { Ring } from '../../../shared/ui/drawer/ring.tsx';
import { RecordLevel } from '../components/record-level.tsx';
import { CarriedLine } from './carried-line.tsx';

/** The result first: ring in the colour of the result, the word, what forced it, four facts. */
export function SummaryCard({ record, onHow }: { record: RecordDetail; onHow: () => void }) {
  const t = useT();
  const format = useFormat();
  const { level, since } = record;
  const word = level ? levelWord(level, t) : t('record.notEvaluated');
  const score = format.score(record.score);
  const of = record.maxScore === null ? '' : t('record.ofTotal', { total: format.score(record.maxScore) });
  return (
    <section className="card report-summary" aria-label={word}>
      <Ring
        value={record.ratePercent === null ? null : record.ratePercent / 100}
        label={`${score} ${of}, ${word}`}
        colour={level ? levelRole(level) : 'muteMark'}
      >
        {score}
        <small>{of}</small>
      </Ring>
      <div className="report-result">
        <p className="report-level">
          <strong>
            <RecordLevel row={{ ...record, redLines: 0 }} />
          </strong>
          <ForcedPill record={record} />
          {since?.rateDelta != null && (
            <Link to={`/inspect/record/${since.recordId}`} className="report-delta">
              <DeltaMark delta={deltaOf(since.rateDelta, t)} />{' '}
              {t('record.since.delta', { day: format.day(since.submittedAt) })}
            </Link>
          )}
        </p>
        <p className="report-sentence">
          {forcedSentence(record, t)}{' '}
          {record.outcome.tree && (
            <button type="button" className="report-how" onClick={onHow}>
              {t('record.how.link')}
            </button>
          )}
        </p>
        <CarriedLine record={record} />
        <FactRow record={record} />
      </div>
    </section>
  );
}

/** A change of a rate in percentage points: more is better. */
export function deltaOf(points: number, t: Translate): Delta {
  const direction = points > 0 ? 'up' : points < 0 ? 'down' : 'same';
  return {
    text: t('ui.percentagePoints', { value: Math.abs(points) }),
    direction,
    isGood: points === 0 ? null : points > 0,
  };
}

function ForcedPill({ record }: { record: RecordDetail }) {
  const t = useT();
  const { outcome, scoring } = record;
  if (outcome.redLines === 0) return null;
  const policy = scoring.redLinePolicy;
  const text =
    policy === 'flag' || !outcome.evaluated
      ? t('record.forced.count', { count: outcome.redLines })
      : t(`record.forced.${policy}`, { level: outcome.level ? levelWord(outcome.level, t) : '' });
  return (
    <Pill tone="red" icon="octagon">
      {text}
    </Pill>
  );
}

function FactRow({ record }: { record: RecordDetail }) {
  const t = useT();
  const format = useFormat();
  const { since, cameras, rectificationOpen: open, rectificationTotal: total } = record;
  const late = record.items.filter((item) => item.rectification?.isOverdue).length;
  const median = record.medianDurationS;
  const facts = [
    {
      key: 'failed',
      label: t('record.fact.failed'),
      value: format.count(record.failedItems),
      more: t('record.fact.checked', { count: record.itemCount - record.outcome.na }),
    },
    {
      key: 'redLines',
      label: t('record.fact.redLines'),
      value: format.count(record.redLines),
      more: since ? t('record.fact.was', { count: since.redLines }) : '',
    },
    {
      key: 'rectifications',
      label: t('record.fact.rectifications'),
      value: total === 0 ? t('record.fact.none') : t('record.fact.open', { open, total }),
      more: late > 0 ? t('record.fact.late', { count: late }) : '',
      to: total > 0 ? `/inspect/problem?recordId=${record.id}` : undefined,
    },
    {
      key: 'duration',
      label: t('record.fact.duration'),
      value: format.duration(record.durationS * 1000),
      more: median === null ? '' : t('record.fact.median', { time: format.duration(median * 1000) }),
    },
    ...(cameras
      ? [
          {
            key: 'cameras',
            label: t('record.fact.cameras'),
            value: t('record.fact.camerasViewed', cameras),
            more: '',
          },
        ]
      : []),
  ];
  return (
    <dl className="report-facts">
      {facts.map(({ key, label, value, more, ...fact }) => (
        <div key={key}>
          <dt className="meta">{label}</dt>
          <dd>
            <strong className="num">{'to' in fact && fact.to ? <Link to={fact.to}>{value}</Link> : value}</strong>
            <span className="meta num">{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
