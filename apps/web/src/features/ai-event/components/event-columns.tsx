import type { AiEventRow } from '@rondo/contract/ai-event-shapes';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

/** The columns of the events. */
export function useEventColumns(): Column<AiEventRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const text = (key: string, title: string, width: number, of: (row: AiEventRow) => string): Column<AiEventRow> => ({
      ...{ key, title, width, render: of, textOf: of },
    });
    return [
      { ...text('shop', t('aiEvent.shop'), 200, (r) => r.shop.name), always: true },
      text('camera', t('aiEvent.camera'), 140, (r) => r.camera.name),
      text('event', t('aiEvent.event'), 150, (r) => r.eventName),
      {
        ...{ key: 'at', title: t('aiEvent.at'), width: 150, sortable: true },
        render: (r) => <span className="num">{format.dateTime(r.happenedAt)}</span>,
      },
      {
        ...{ key: 'state', title: t('aiEvent.state'), width: stateWidth('aiEvent', t) },
        render: (r) => <StateLabel object="aiEvent" state={r.state} />,
      },
      {
        ...{ key: 'confidence', title: t('aiEvent.confidence'), width: 100, sortable: true },
        render: (r) => <span className="num">{format.percent(r.confidence)}</span>,
      },
      text('rule', t('aiEvent.rule'), 180, (r) => r.rule.name),
      text('model', t('aiEvent.model'), 150, (r) => (r.model ? `${r.model.name} ${r.model.version}` : '—')),
      {
        ...{ key: 'judge', title: t('aiEvent.judge'), width: 140 },
        render: (r) => (r.judge ? <Person name={r.judge.name} /> : '—'),
        textOf: (r) => r.judge?.name ?? '',
      },
    ];
  }, [t, format]);
}
