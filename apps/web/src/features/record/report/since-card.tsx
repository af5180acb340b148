import type { RecordDetail } from '@rondo/contract/record';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';

type Since = NonNullable<RecordDetail['since']>;

/** Names written out; the rest is a number. */
const SHOWN = 4;

const PARTS = [
  { key: 'newly', of: (s: Since) => s.newlyFailed, shape: 'cross', tone: 'bad' },
  { key: 'still', of: (s: Since) => s.stillFailing, shape: 'back', tone: 'warn' },
  { key: 'fixed', of: (s: Since) => s.fixed, shape: 'check', tone: 'ok' },
] as const;

/** What changed since the record before: newly failed, still failing and how often, fixed. */
export function SinceCard({ since }: { since: RecordDetail['since'] }) {
  const t = useT();
  const format = useFormat();
  if (!since) {
    return (
      <section className="card">
        <p className="meta">{t('record.since.first')}</p>
      </section>
    );
  }
  return (
    <section className="card report-since">
      <header className="report-card-head">
        <h2>{t('record.since.title', { day: format.day(since.submittedAt) })}</h2>
        <Link to={`/inspect/record/${since.recordId}`} className="dense no-print">
          {t('record.since.open')}
        </Link>
      </header>
      <ul>
        {PARTS.map(({ key, of, shape, tone }) => {
          const items = of(since);
          const names = items.map((item) =>
            item.times > 1 && key === 'still'
              ? t('record.since.times', { name: item.name, count: item.times })
              : item.name,
          );
          const rest = names.length - SHOWN;
          const more = rest > 0 ? [t('record.since.more', { count: rest })] : [];
          return (
            <li key={key} data-none={items.length === 0}>
              <StatusIcon shape={shape} tone={items.length === 0 ? 'mute' : tone} size={16} />
              <strong>{t(`record.since.${key}`, { count: items.length })}</strong>
              {names.length > 0 && (
                <ul className="report-since-names dense" title={names.join('\n')}>
                  {[...names.slice(0, SHOWN), ...more].map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
