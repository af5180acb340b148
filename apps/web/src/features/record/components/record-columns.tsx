import type { RecordRow } from '@rondo/contract/record';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { Rate, Score } from '../../../shared/ui/drawer/score.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { RecordLevel } from './record-level.tsx';

/** The columns of the list (product 11). */
export function useRecordColumns(): Column<RecordRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const amount = (value: number) => <span className="num">{value === 0 ? '—' : format.count(value)}</span>;
    const what: Column<RecordRow>[] = [
      {
        key: 'number',
        title: t('record.column.number'),
        width: 164,
        always: true,
        render: (r) => <span className="num">{r.number}</span>,
      },
      {
        key: 'shop',
        title: t('record.column.shop'),
        width: 188,
        always: true,
        render: (r) => r.shop.name,
        textOf: (r) => `${r.shop.name} · ${r.shop.path}`,
      },
      {
        key: 'template',
        title: t('record.column.template'),
        render: (r) => (
          <>
            {r.template.name} <span className="meta">v{r.template.versionNo}</span>
          </>
        ),
        textOf: (r) => `${r.template.name} v${r.template.versionNo}`,
      },
      {
        key: 'mode',
        title: t('record.column.mode'),
        width: 132,
        hidden: true,
        render: (r) => t(`state.mode.${r.mode}`),
      },
      {
        key: 'source',
        title: t('record.column.source'),
        width: 116,
        hidden: true,
        render: (r) => t(`record.source.${r.source}`),
      },
      {
        key: 'purpose',
        title: t('record.column.purpose'),
        width: 128,
        hidden: true,
        render: (r) => t(`inspection.purpose.${r.purpose}`),
      },
      {
        key: 'inspector',
        title: t('record.column.inspector'),
        width: 136,
        render: (r) => <Person name={r.inspector.name} />,
      },
      {
        key: 'submitted',
        title: t('record.column.time'),
        width: 132,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.submittedAt)}</span>,
        textOf: (r) => `${format.dateTimeFull(r.startedAt)} – ${format.time(r.submittedAt)}`,
      },
      {
        key: 'duration',
        title: t('record.column.duration'),
        width: 104,
        align: 'right',
        hidden: true,
        render: (r) => format.duration(r.durationS * 1000),
      },
    ];
    const result: Column<RecordRow>[] = [
      {
        key: 'points',
        title: t('record.column.score'),
        width: 104,
        align: 'right',
        hidden: true,
        render: (r) => <Score value={r.score} {...(r.maxScore === null ? {} : { of: r.maxScore })} />,
      },
      {
        key: 'score',
        title: t('record.column.rate'),
        width: 92,
        align: 'right',
        sortable: true,
        render: (r) => <Rate result={r} />,
      },
      {
        key: 'state',
        title: t('record.column.state'),
        width: stateWidth('record', t),
        render: (r) => (
          <>
            <StateLabel object="record" state={r.state} />
            {r.isModified && <span className="meta"> {t('record.modified')}</span>}
          </>
        ),
      },
      { key: 'level', title: t('record.column.level'), width: 140, render: (r) => <RecordLevel row={r} /> },
      {
        key: 'checkIn',
        title: t('record.column.checkIn'),
        width: stateWidth('checkIn', t),
        hidden: true,
        render: (r) => (r.checkIn ? <StateLabel object="checkIn" state={r.checkIn} /> : '—'),
      },
      {
        key: 'redLines',
        title: t('record.column.redLines'),
        width: 92,
        align: 'right',
        hidden: true,
        render: (r) => amount(r.redLines),
      },
      {
        key: 'failed',
        title: t('record.column.failed'),
        width: 108,
        align: 'right',
        render: (r) => amount(r.failedItems),
      },
      {
        key: 'rectifications',
        title: t('record.column.rectifications'),
        width: 132,
        render: (r) =>
          r.rectificationTotal === 0
            ? '—'
            : t('record.openOfTotal', { open: r.rectificationOpen, total: r.rectificationTotal }),
      },
    ];
    return [...what, ...result];
  }, [t, format]);
}
