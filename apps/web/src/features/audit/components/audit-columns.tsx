import type { AuditRow } from '@rondo/contract/audit';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { useChangeText } from '../change-text.ts';
import { eventWord, objectWord } from '../words.ts';

/** When, who, did what, to whom, what changed, from where. */
export function useAuditColumns(): Column<AuditRow>[] {
  const t = useT();
  const format = useFormat();
  const changeText = useChangeText();
  return useMemo(
    () => [
      {
        key: 'at',
        title: t('audit.column.at'),
        width: 124,
        render: (r) => <span className="num">{format.dateTime(r.at)}</span>,
        textOf: (r) => format.dateTimeFull(r.at),
      },
      {
        key: 'actor',
        title: t('audit.column.actor'),
        width: 132,
        render: (r) => (r.actor ? <Person name={r.actor.name} /> : <span className="meta">{t('audit.clock')}</span>),
        textOf: (r) => r.actor?.name ?? t('audit.clock'),
      },
      { key: 'event', title: t('audit.column.event'), width: 196, render: (r) => eventWord(t, r) },
      {
        key: 'object',
        title: t('audit.column.object'),
        render: (r) => (
          <>
            {objectWord(r) || '—'} <span className="meta">{t(`audit.kind.${r.kind}`)}</span>
          </>
        ),
        textOf: objectWord,
      },
      {
        key: 'changes',
        title: t('audit.column.changes'),
        width: 268,
        render: (r) => <span className="audit-quiet">{changeText(r)}</span>,
        textOf: changeText,
      },
      {
        key: 'from',
        title: t('audit.fromDevice'),
        width: 196,
        render: (r) => <span className="audit-quiet num">{[r.ip, r.device].filter(Boolean).join(' · ') || '—'}</span>,
        textOf: (r) => [r.ip, r.device].filter(Boolean).join(' · '),
      },
    ],
    [t, format, changeText],
  );
}
