import { flowFiguresApi } from '@rondo/contract/flow-figures';
import { questionOf } from '@rondo/contract/flow-question';
import type { FlowDashboardFilters, FlowWidget } from '@rondo/contract/flow-widget';
import { useMemo } from 'react';
import { useCall } from '../../shared/http/query.ts';

interface Asked {
  filters: FlowDashboardFilters;
  widgets: readonly FlowWidget[];
  today: string;
  estimates: boolean;
  /** Asked again this often: where today is shown. */
  everyMs?: number;
}

/** The figures of all widgets in one call. */
export function useFigures({ filters, widgets, today, estimates, everyMs }: Asked) {
  const questions = useMemo(
    () => widgets.flatMap((widget) => questionOf(widget, filters, { today, estimates }) ?? []),
    [widgets, filters, today, estimates],
  );
  const read = useCall(
    flowFiguresApi.read,
    { questions },
    {
      ...{ enabled: questions.length > 0, keepPrevious: true, part: true },
      ...(everyMs === undefined ? {} : { refetchEveryMs: everyMs }),
    },
  );
  return { read, questions };
}
