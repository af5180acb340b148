import type { RecordDetail } from '@rondo/contract/record';
import { useT } from '../../../shared/i18n.tsx';
import { DeltaMark } from '../../../shared/ui/chart/stat-strip.tsx';
import { Score } from '../../../shared/ui/drawer/score.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { role } from '../../../shared/ui/tokens.ts';
import { deltaOf } from './summary-card.tsx';

/** The sections of the template with their bar, score and change; a section with a failed red line is marked. */
export function SectionsCard({ record }: { record: RecordDetail }) {
  const t = useT();
  const { categories } = record.outcome;
  if (categories.length === 0) return null;
  const redLines = new Set(
    record.items.filter((i) => i.result === 'fail' && i.severity === 'red_line').map((i) => i.category),
  );
  return (
    <section className="card report-sections">
      <h2>{t('record.sections.title')}</h2>
      <ul>
        {categories.map((category) => {
          const delta = record.since?.categories.find((one) => one.id === category.id)?.rateDelta ?? null;
          const hasRedLine = redLines.has(category.name);
          const width = `${Math.min(100, Math.max(0, category.ratePercent ?? 0))}%`;
          return (
            <li key={category.id} data-child={category.parentId !== null}>
              <span>{category.name}</span>
              <span className="report-section-score">
                {hasRedLine && <StatusIcon shape="octagon" tone="red" />}
                {hasRedLine && <span className="visually-hidden">{t('record.sections.redLine')}</span>}
                <strong>
                  <Score value={category.ratePercent === null ? null : category.score} of={category.max} />
                </strong>
              </span>
              <span className="report-bar">
                <i style={{ width, background: role(hasRedLine ? 'l4' : 'c1') }} />
              </span>
              <span>{delta !== null && <DeltaMark delta={deltaOf(delta, t)} />}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
