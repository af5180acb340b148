import type { HealthRow, HOUR_FILTERS } from '@rondo/contract/flow-reading';
import type { MessageKey } from '@rondo/messages';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';

export type HourFilter = (typeof HOUR_FILTERS)[number];

/** The columns of the list. A number opens its hours. */
export function useHealthColumns(onHours: (row: HealthRow, only: HourFilter) => void): Column<HealthRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const percent = (value: number | null) => (
      <span className="num">{value === null ? '—' : format.percent(value / 100)}</span>
    );
    const number = (row: HealthRow, count: number, only: HourFilter) =>
      count === 0 ? (
        <span className="num meta">0</span>
      ) : (
        <button
          type="button"
          className="flow-reading-figure num"
          onClick={(event) => {
            event.stopPropagation();
            onHours(row, only);
          }}
        >
          {format.count(count)}
        </button>
      );
    return [
      {
        key: 'name',
        title: t('flowReading.noun'),
        width: 180,
        always: true,
        render: (r) => r.name,
        textOf: (r) => r.name,
      },
      { key: 'shop', title: t('flowCounter.shop'), render: (r) => r.shop.name, textOf: (r) => r.shop.name },
      {
        key: 'problems',
        title: t('flowReading.problems'),
        width: 180,
        render: (r) => <Problems of={r} />,
      },
      {
        key: 'completeness',
        title: t('flowReading.completeness'),
        width: 100,
        align: 'right',
        render: (r) => percent(r.completenessPercent),
      },
      {
        key: 'online',
        title: t('flowReading.online'),
        width: 80,
        align: 'right',
        render: (r) => percent(r.onlinePercent),
      },
      {
        key: 'gaps',
        title: t('flowReading.gapHours'),
        width: 100,
        align: 'right',
        render: (r) => number(r, r.gapHours, 'gap'),
      },
      {
        key: 'zero',
        title: t('flowReading.zeroHours'),
        width: 110,
        align: 'right',
        render: (r) => number(r, r.zeroHours, 'zero'),
      },
      {
        key: 'imbalance',
        title: t('flowReading.imbalance'),
        width: 100,
        align: 'right',
        render: (r) => percent(r.imbalancePercent),
      },
      {
        key: 'shift',
        title: t('flowReading.shift'),
        width: 110,
        align: 'right',
        render: (r) => (
          <span className="num">
            {r.shift === null ? '—' : t('flowReading.shiftTimes', { times: String(r.shift) })}
          </span>
        ),
      },
      {
        key: 'accuracy',
        title: t('flowCounter.calibration'),
        width: 100,
        align: 'right',
        render: (r) => percent(r.accuracyPercent),
      },
      {
        key: 'corrections',
        title: t('flowReading.corrections'),
        width: 80,
        align: 'right',
        render: (r) => number(r, r.corrections, 'corrected'),
      },
    ];
  }, [t, format, onHours]);
}

/** What is wrong, in words. */
export function Problems({ of: { problems, ...row } }: { of: HealthRow }) {
  const t = useT();
  if (problems.length === 0) return <span className="meta">{t(faultless(row))}</span>;
  // That something is missing goes without saying where nothing is there.
  const told = problems.includes('silent') ? problems.filter((one) => one !== 'gaps') : problems;
  const words = told.map((one) => t(`flowReading.problem.${one}`)).join(' · ');
  return (
    <span className="flow-reading-problems ellipsis" title={words}>
      {words}
    </span>
  );
}

/** What is said where nothing is wrong: of a counter that told nothing it cannot be known. */
function faultless({ isOn, completenessPercent, entries, exits }: Omit<HealthRow, 'problems'>): MessageKey {
  if (completenessPercent !== null || entries + exits > 0) return 'flowReading.noProblem';
  return isOn ? 'flowReading.noReading' : 'state.flowCounter.off';
}
