import type { Output } from '@rondo/contract/kit/endpoint';
import type { shopInspectionApi } from '@rondo/contract/shop-inspection';
import { openRows, type Rows, recordRows, taskRows } from '@rondo/contract/statistics-rows';
import { LIMIT } from '@rondo/domain/limit';
import { MODES, type Mode } from '@rondo/domain/task';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import type { Column } from '../../../shared/ui/list/column.ts';
import { Level } from '../../../shared/ui/status/level.tsx';
import { signed } from '../figure-words.ts';
import type { Asked } from '../filter.ts';
import { NumberLink } from './number-link.tsx';

export type PlanRow = Output<typeof shopInspectionApi.table>['list'][number];
type Last = PlanRow['last'][number];

/** Whether too few inspections of either kind were scored to compare them. */
const isFew = ({ gap }: PlanRow): boolean => Math.min(gap.self, gap.onSite) < LIMIT.rank.samples;

/** The inspection that a store had last, in whatever mode. */
export const lastOf = ({ last }: PlanRow): Last | undefined => last.toSorted((a, b) => b.at.localeCompare(a.at))[0];

export function usePlanColumns(asked: Asked): Column<PlanRow>[] {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  return useMemo(() => {
    const percent = (value: number | null) => format.percent(value === null ? null : value / 100);
    const number = (rows: Rows, count: number) => (
      <NumberLink rows={rows} count={count}>
        {format.count(count)}
      </NumberLink>
    );
    const own = (row: PlanRow) => ({ ...asked, shopId: [row.shopId] });
    const report = ({ recordId }: Last, text: string): ReactNode =>
      can('record_select') ? <Link to={`/inspect/record/${recordId}`}>{text}</Link> : text;
    const tasks = (row: PlanRow, set: 'due' | 'done' | 'missed') =>
      number(taskRows(own(row), set, { planned: true }), row[set]);
    const lastIn = (mode: Mode): Column<PlanRow> => ({
      key: mode,
      title: t(`shopInspection.table.last.${mode}`),
      help: t('shopInspection.formula.last'),
      width: 104,
      render: ({ last }) => {
        const one = last.find((found) => found.mode === mode);
        return one ? report(one, format.day(one.at)) : '—';
      },
    });
    return [
      {
        key: 'shop',
        title: t('statistics.table.shop'),
        always: true,
        render: (r) => r.name,
        textOf: (r) => `${r.name} · ${r.groupPath}`,
      },
      {
        key: 'records',
        title: t('statistics.table.records'),
        help: t('statistics.formula.records'),
        width: 100,
        align: 'right',
        sortable: true,
        render: (r) => number(recordRows(own(r)), r.records),
      },
      {
        key: 'rate',
        title: t('shopInspection.table.rate'),
        help: `${t('shopInspection.formula.rate')} ${t('shopInspection.formula.due')}`,
        width: 148,
        align: 'right',
        sortable: true,
        render: (r) => (
          <>
            {percent(r.donePercent)}{' '}
            {r.due > 0 && (
              <span className="meta">
                {tasks(r, 'done')}
                {' / '}
                {tasks(r, 'due')}
              </span>
            )}
          </>
        ),
      },
      {
        key: 'missed',
        title: t('shopInspection.table.missed'),
        help: t('shopInspection.formula.notDone'),
        width: 92,
        align: 'right',
        sortable: true,
        render: (r) => tasks(r, 'missed'),
      },
      ...MODES.map(lastIn),
      {
        key: 'lastRate',
        title: t('shopInspection.table.lastRate'),
        help: t('shopInspection.formula.lastRate'),
        width: 108,
        align: 'right',
        render: (r) => {
          const last = lastOf(r);
          if (!last) return '—';
          return (
            <span className="statistics-last">
              {report(last, percent(last.rate))}
              {last.level && <Level bare level={last.level} />}
            </span>
          );
        },
      },
      {
        key: 'open',
        title: t('statistics.table.open'),
        width: 100,
        align: 'right',
        sortable: true,
        render: (r) => number(openRows(r.shopId), r.openRectifications),
      },
      {
        key: 'gap',
        title: t('shopInspection.table.gap'),
        help: t('shopInspection.formula.gap', { count: LIMIT.rank.samples }),
        width: 136,
        align: 'right',
        render: (r) => {
          const scored = (mode: Mode) => recordRows(own(r), { mode: [mode], evaluated: true });
          if (r.gap.points === null) return '—';
          return (
            <>
              <span className={isFew(r) ? 'statistics-few' : undefined}>
                {signed(format.roundHalfUp(r.gap.points, 1))}
              </span>{' '}
              <span className="meta">
                {number(scored('self'), r.gap.self)}
                {' / '}
                {number(scored('on_site'), r.gap.onSite)}
              </span>
            </>
          );
        },
        textOf: (r) =>
          r.gap.points !== null && isFew(r) ? t('shopInspection.table.few', { count: LIMIT.rank.samples }) : '',
      },
    ];
  }, [t, format, can, asked]);
}
