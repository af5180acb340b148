import type { FlowAnswer } from '@rondo/contract/flow-figures';
import { flowFiguresApi } from '@rondo/contract/flow-figures';
import { type FlowAsked, totalRows } from '@rondo/contract/flow-question';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import type { Input } from '@rondo/contract/kit/endpoint';
import { FLOW_METRICS, type FlowMetricKey } from '@rondo/domain/flow-metric';
import { titleOf, valueText } from '@rondo/messages/format/flow-figure';
import { useState } from 'react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { Pager } from '../../../shared/ui/list/pager.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { hourText, pointName } from '../figure-text.ts';

export interface RowsOf {
  widget: FlowWidget;
  question: FlowAsked;
  answer: FlowAnswer;
  metric: FlowMetricKey;
  point: string;
}

type RowsInput = Omit<Input<typeof flowFiguresApi.rows>, 'page' | 'size'>;

/** What a number is made of, as the endpoint takes it. */
function inputOf({ question, answer, metric, point: key }: RowsOf): RowsInput {
  const asked = totalRows(question, metric, answer.totalRead);
  const point = answer.points.find((one) => one.key === key);
  if (!point) return asked;
  const at = {
    ...(point.weekday === null ? {} : { weekday: point.weekday }),
    ...(point.hour === null ? {} : { hour: point.hour }),
    ...(point.minute === null ? {} : { minute: point.minute }),
  };
  const id = { shop: { shopId: [key] }, group: { groupId: [key] }, counter: { counterId: [key] } };
  const by = question.by;
  const named = by === 'shop' || by === 'group' || by === 'counter' ? id[by] : {};
  return { ...asked, read: answer.read, from: point.from, to: point.to, ...at, ...named };
}

const SIZE = 50;

/** The hours, days or readings behind a number; their parts add up to it. */
export default function RowsDrawer({ rows, onClose }: { rows: RowsOf; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const input = inputOf(rows);
  const { metric, answer, widget } = rows;
  const read = useCall(flowFiguresApi.rows, { ...input, page, size: SIZE }, { part: true, keepPrevious: true });
  const point = answer.points.find(({ key }) => key === rows.point);
  const name = t(`flowMetric.name.${metric}`);
  const { data } = read;
  const isRate = FLOW_METRICS[metric].additivity === 'ratio';
  return (
    <DetailDrawer objectId={`${widget.key} ${metric} ${rows.point}`} label={name} onClose={onClose} isText>
      <DrawerHead
        title={name}
        place={[titleOf(widget, t), point ? pointName(point, t, format, false) : `${input.from} – ${input.to}`].join(
          ' · ',
        )}
      />
      <DrawerSection>
        <div className="flow-dashboard-line">
          <span className="kpi num">{data ? valueText(metric, data.value, t) : '…'}</span>
          <ExportMenu
            title={t('flowDashboard.rows.title')}
            filters={input}
            count={(filters) => call(flowFiguresApi.rows, { ...filters, page: 1 })}
            save={(filters) => saveAnswer(flowFiguresApi.exportRows, filters)}
            start={(filters) => call(flowFiguresApi.startExportRows, filters)}
          />
        </div>
        <p className="meta">{t(`flowMetric.about.${metric}`)}</p>
      </DrawerSection>
      <DrawerSection title={t('flowDashboard.rows.title')}>
        {read.error && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
        {!data && !read.error && <SkeletonRows rows={8} />}
        {data && (
          <div className="flow-dashboard-scroll">
            <table className="flow-dashboard-table">
              <thead>
                <tr>
                  <th>{t('flowDashboard.rows.day')}</th>
                  <th>{t('flowDashboard.by.shop')}</th>
                  <th className="num">{isRate ? t('flowDashboard.rows.above') : t('flowDashboard.rows.count')}</th>
                  {data.below !== null && <th className="num">{t('flowDashboard.rows.below')}</th>}
                  <th className="num">{t('flowMetric.name.completeness')}</th>
                </tr>
              </thead>
              <tbody>
                <tr className="flow-dashboard-sum">
                  <td colSpan={2}>{t('flowDashboard.rows.sum')}</td>
                  <td className="num">{format.count(data.above)}</td>
                  {data.below !== null && <td className="num">{format.count(data.below)}</td>}
                  <td />
                </tr>
                {data.list.map((row) => (
                  <tr key={row.key}>
                    <td className="num">
                      {row.day}
                      {row.hour !== null &&
                        ` ${hourText(row.hour).slice(0, 3)}${String(row.minute ?? 0).padStart(2, '0')}`}
                    </td>
                    <td className="ellipsis" title={row.shop.name}>
                      {[row.shop.name, row.counter?.name].filter(Boolean).join(' · ')}
                    </td>
                    <td className="num">{format.count(row.above)}</td>
                    {data.below !== null && <td className="num">{format.count(row.below)}</td>}
                    <td className="num">{format.percent(row.completeness === null ? null : row.completeness / 100)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {data && data.total > SIZE && <Pager page={page} pageCount={Math.ceil(data.total / SIZE)} onChange={setPage} />}
      </DrawerSection>
    </DetailDrawer>
  );
}
