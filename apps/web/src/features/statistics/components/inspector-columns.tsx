import { checkInRows, type Rows, recordRows, rectificationRows, taskRows } from '@rondo/contract/statistics-rows';
import type { InspectorRow } from '@rondo/contract/user-inspection';
import { LIMIT } from '@rondo/domain/limit';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { signed } from '../figure-words.ts';
import type { Asked } from '../filter.ts';
import { NumberLink } from './number-link.tsx';

const right = { align: 'right' as const };

export function useInspectorColumns(asked: Asked): Column<InspectorRow>[] {
  const t = useT();
  const format = useFormat();
  const facts = useFactColumns(asked);
  return useMemo(() => {
    const number = (rows: Rows, count: number) => (
      <NumberLink rows={rows} count={count}>
        {format.count(count)}
      </NumberLink>
    );
    const percent = (value: number | null) => format.percent(value === null ? null : value / 100);
    const tasks = (row: InspectorRow, set: PlanSet) => <PlanNumber asked={asked} row={row} set={set} />;
    const own = (row: InspectorRow, more: Parameters<typeof recordRows>[1] = {}) =>
      recordRows(asked, { inspectorId: [row.id], ...more });
    const samples = { count: LIMIT.rank.samples };
    return [
      {
        key: 'member',
        title: t('userInspection.table.member'),
        always: true,
        render: (r) => r.name,
        textOf: (r) => [r.name, ...r.departments].join(' · '),
      },
      {
        key: 'department',
        title: t('userInspection.table.department'),
        width: 128,
        render: (r) => (r.departments.length > 0 ? format.list(r.departments) : '—'),
        textOf: (r) => format.list(r.departments),
      },
      {
        key: 'records',
        title: t('statistics.table.records'),
        help: t('statistics.formula.records'),
        width: 96,
        ...right,
        sortable: true,
        render: (r) => number(own(r), r.records),
      },
      {
        key: 'due',
        title: t('userInspection.table.plan'),
        help: t('userInspection.formula.due'),
        width: 144,
        ...right,
        sortable: true,
        render: (r) => (
          <>
            {tasks(r, 'done')}
            {' / '}
            {tasks(r, 'due')}
          </>
        ),
      },
      {
        key: 'onTime',
        title: t('userInspection.figure.onTime'),
        help: t('userInspection.formula.onTime'),
        width: 136,
        ...right,
        sortable: true,
        render: (r) => <PlanShare asked={asked} row={r} value={r.onTimePercent} part="inTime" whole="due" />,
      },
      {
        key: 'duration',
        title: t('userInspection.table.duration'),
        help: t('userInspection.formula.duration'),
        width: 144,
        ...right,
        sortable: true,
        render: (r) => format.count(r.durationMinutes),
      },
      {
        key: 'average',
        title: t('userInspection.table.average'),
        help: t('userInspection.formula.average'),
        width: 124,
        ...right,
        sortable: true,
        render: (r) => (
          <NumberLink rows={own(r, { evaluated: true })} count={r.evaluated}>
            {percent(r.averageRate)}
          </NumberLink>
        ),
      },
      {
        key: 'difference',
        title: t('userInspection.table.difference'),
        help: t('userInspection.formula.difference', samples),
        width: 140,
        ...right,
        sortable: true,
        render: ({ difference: { points, isEnough } }) =>
          points === null ? '—' : <span className={isEnough ? undefined : 'statistics-few'}>{signed(points)}</span>,
        textOf: ({ difference: { points, isEnough } }) =>
          points !== null && !isEnough ? t('userInspection.table.few', samples) : '',
      },
      {
        key: 'fails',
        title: t('userInspection.table.fails'),
        help: t('userInspection.formula.fails'),
        width: 132,
        ...right,
        sortable: true,
        render: (r) => format.count(r.failsPerRecord),
      },
      ...facts,
    ];
  }, [t, format, asked, facts]);
}

/** What somebody found, showed and left behind. */
function useFactColumns(asked: Asked): Column<InspectorRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const number = (rows: Rows, count: number) => (
      <NumberLink rows={rows} count={count}>
        {format.count(count)}
      </NumberLink>
    );
    return [
      {
        key: 'rectifications',
        title: t('userInspection.table.rectifications'),
        help: t('userInspection.formula.rectifications'),
        width: 128,
        ...right,
        render: (r) => number(rectificationRows(asked, { initiatorId: [r.id] }), r.rectifications),
      },
      {
        key: 'reject',
        title: t('userInspection.table.reject'),
        help: t('userInspection.formula.reject'),
        width: 128,
        ...right,
        render: (r) => <PlanShare asked={asked} row={r} value={r.rejectPercent} part="rejected" whole="submitted" />,
      },
      {
        key: 'evidence',
        title: t('userInspection.table.evidence'),
        help: t('userInspection.formula.evidence'),
        width: 116,
        ...right,
        render: (r) =>
          t('userInspection.evidence.value', {
            photos: format.count(r.photosPerRecord),
            notes: format.count(r.notesPerRecord),
          }),
      },
      {
        key: 'distance',
        title: t('userInspection.table.distance'),
        help: t('userInspection.formula.distance'),
        width: 148,
        ...right,
        render: (r) => format.count(r.distanceM),
      },
      {
        key: 'flags',
        title: t('userInspection.table.flags'),
        help: t('userInspection.formula.flags'),
        width: 96,
        ...right,
        render: (r) => number(checkInRows(asked, r.id), r.flags),
      },
    ];
  }, [t, format, asked]);
}

type PlanSet = 'due' | 'done' | 'inTime' | 'submitted' | 'rejected';

/** How many planned inspections of somebody are in a set; opens them. */
function PlanNumber({ asked, row, set }: { asked: Asked; row: InspectorRow; set: PlanSet }) {
  const format = useFormat();
  return (
    <NumberLink rows={taskRows(asked, set, { planned: true, executorId: row.id })} count={row[set]}>
      {format.count(row[set])}
    </NumberLink>
  );
}

interface ShareProps {
  asked: Asked;
  row: InspectorRow;
  /** Percent; null where there is nothing to divide by. */
  value: number | null;
  part: PlanSet;
  whole: PlanSet;
}

/** A share of planned inspections with the two numbers behind it. */
function PlanShare({ asked, row, value, part, whole }: ShareProps) {
  const format = useFormat();
  return (
    <>
      {format.percent(value === null ? null : value / 100)}{' '}
      {row[whole] > 0 && (
        <span className="meta">
          <PlanNumber asked={asked} row={row} set={part} />
          {' / '}
          <PlanNumber asked={asked} row={row} set={whole} />
        </span>
      )}
    </>
  );
}
