import type { FlowCounterRow } from '@rondo/contract/flow-counter';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { Accuracy } from './accuracy.tsx';

/** The columns of the list. */
export function useFlowCounterColumns(): Column<FlowCounterRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('flowCounter.field.name'),
        width: 200,
        always: true,
        sortable: true,
        render: (r) => r.name,
        textOf: (r) => r.name,
      },
      {
        key: 'shop',
        title: t('flowCounter.shop'),
        sortable: true,
        render: (r) => r.shop.name,
        textOf: (r) => r.shop.name,
      },
      {
        key: 'kind',
        title: t('flowCounter.kind.title'),
        width: 120,
        render: (r) => t(`flowCounter.kind.${r.kind}`),
      },
      {
        key: 'source',
        title: t('flowCounter.source.title'),
        width: 200,
        render: (r) => r.camera?.name ?? r.code,
        textOf: (r) => r.camera?.name ?? r.code ?? '',
      },
      {
        key: 'state',
        title: t('flowCounter.state'),
        width: stateWidth('flowCounter', t),
        render: (r) => <StateLabel object="flowCounter" state={r.isOn ? 'on' : 'off'} />,
      },
      {
        key: 'accuracy',
        title: t('flowCounter.calibration'),
        width: 140,
        align: 'right',
        render: (r) => <Accuracy of={r.calibration} />,
      },
      {
        key: 'updated',
        title: t('flowCounter.updated'),
        width: 140,
        hidden: true,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.updatedAt)}</span>,
      },
    ],
    [t, format],
  );
}
