import type { Output } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { recordRows } from '@rondo/contract/statistics-rows';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { StackedLevels } from '../../../shared/ui/chart/stacked-levels.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';

type Levels = Output<typeof statisticsApi.inspection>['levels'];

const NAMES = ['excellent', 'good', 'pass', 'fail'] as const;
/** Groups shown before "all". */
const FIRST = 8;

interface Props {
  levels: Levels;
  asked: Asked;
  linkOf: ((groupId: string) => string) | null;
}

/** Results by group, one level below the one chosen; a group filters the page, its numbers open its records. */
export function LevelsCard({ levels, asked, linkOf }: Props) {
  const t = useT();
  const rowsLink = useRowsLink();
  const rowOf = (groupId: string) => {
    const rowsTo = rowsLink(recordRows(asked, { groupRow: groupId, evaluated: true }));
    if (rowsTo === undefined) return {};
    const levelTo = (rank: number): string =>
      rowsLink(recordRows(asked, { groupRow: groupId, levelRank: [rank] })) ?? rowsTo;
    return { rowsTo, levelTo };
  };
  const [isWhole, setWhole] = useState(false);
  const most = [...levels].sort((a, b) => b.records - a.records);
  const shown = isWhole ? levels : most.slice(0, FIRST);
  return (
    <section className="card statistics-card">
      <header>
        <h2>{t('statistics.levels.title')}</h2>
      </header>
      {levels.length === 0 ? (
        <p className="meta">{t('statistics.levels.none')}</p>
      ) : (
        <StackedLevels
          label={t('statistics.levels.title')}
          levels={NAMES.map((name) => t(`state.level.${name}`))}
          rows={shown.map((group) => ({
            key: group.groupId,
            label: group.name,
            counts: group.byRank,
            ...rowOf(group.groupId),
            ...(linkOf ? { to: linkOf(group.groupId) } : {}),
          }))}
        />
      )}
      {levels.length > FIRST && (
        <button type="button" className="button button-text button-small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('statistics.levels.less') : t('statistics.levels.more', { count: levels.length })}
        </button>
      )}
    </section>
  );
}
