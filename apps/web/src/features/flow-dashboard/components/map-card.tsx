import type { FlowAnswer } from '@rondo/contract/flow-figures';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import { figureText, titleOf } from '@rondo/messages/format/flow-figure';
import { Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { FigureMap, type FigureMark } from '../../shop-map/index.ts';
import { useRowsLink } from '../open-rows.ts';
import { PointTable } from './series-chart.tsx';

/** Stores on the map, the larger the more; a press opens the rows of one. */
export function MapCard({ widget, answer }: { widget: FlowWidget; answer: FlowAnswer }) {
  const t = useT();
  const navigate = useNavigate();
  const toOf = useRowsLink(widget.key);
  const { points } = answer;
  const marks = useMemo<FigureMark[]>(() => {
    const most = Math.max(...points.map(({ figures }) => figures[0]?.value ?? 0), 0);
    return points.flatMap(({ key, name, place, figures: [figure] }) =>
      place === null || !figure
        ? []
        : [
            {
              ...{ key, place, label: `${name} · ${figureText(figure, t)}` },
              share: figure.value === null || most === 0 ? null : Math.max(0, figure.value / most),
            },
          ],
    );
  }, [points, t]);
  const [metric] = widget.metrics;
  const isPlaced = marks.length > 0;
  const open = (key: string) => {
    if (metric) void navigate(toOf(metric, { key }));
  };
  return (
    <>
      {!isPlaced && <p className="flow-dashboard-none meta">{t('flowDashboard.widget.noPlaces')}</p>}
      <div className="flow-dashboard-map" hidden={!isPlaced}>
        <Suspense fallback={<SkeletonRows rows={4} />}>
          {isPlaced && <FigureMap label={titleOf(widget, t)} marks={marks} onPick={open} />}
        </Suspense>
      </div>
      <details className="flow-dashboard-data">
        <summary className="meta">{t('flowDashboard.chart.table')}</summary>
        <PointTable widget={widget} points={points.slice(0, SHOWN)} names={points.map(({ name }) => name)} />
      </details>
    </>
  );
}

/** Stores of the table below the map. */
const SHOWN = 50;
