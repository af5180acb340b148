import type { ApplicationRow } from '@rondo/contract/application';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import './application.css';

/** The columns of the list (product 2); who decided where somebody has. */
export function useApplicationColumns(isDecided: boolean): Column<ApplicationRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('application.column.name'),
        width: 160,
        always: true,
        render: (row) => <Person name={row.name} />,
        textOf: (row) => row.name,
      },
      {
        key: 'contact',
        title: t('application.column.contact'),
        width: 200,
        render: (row) => <Contact application={row} />,
        textOf: contactOf,
      },
      {
        key: 'message',
        title: t('application.column.message'),
        render: (row) => row.message || <span className="meta">{t('ui.noValue')}</span>,
        textOf: (row) => row.message,
      },
      {
        key: 'inviter',
        title: t('application.column.inviter'),
        width: 132,
        render: (row) =>
          row.inviter ? <Person name={row.inviter.name} /> : <span className="meta">{t('application.byCode')}</span>,
      },
      {
        key: 'createdAt',
        title: t('application.column.createdAt'),
        width: 124,
        render: (row) => <span className="num">{format.ago(row.createdAt)}</span>,
        textOf: (row) => format.dateTimeFull(row.createdAt),
      },
      ...(isDecided ? [decidedColumn(t, format)] : []),
      {
        key: 'state',
        title: t('application.column.state'),
        width: stateWidth('application', t),
        render: (row) => <StateLabel object="application" state={row.state} />,
      },
    ],
    [t, format, isDecided],
  );
}

const decidedColumn = (t: Translate, format: ReturnType<typeof useFormat>): Column<ApplicationRow> => ({
  key: 'decided',
  title: t('application.column.decided'),
  width: 148,
  render: (row) =>
    row.decidedBy ? <Person name={row.decidedBy.name} /> : <span className="meta">{t('ui.noValue')}</span>,
  textOf: (row) => (row.decidedAt ? format.dateTimeFull(row.decidedAt) : ''),
});

/** Phone before address; both in the tooltip. */
const contactOf = ({ mobile, mail }: ApplicationRow): string => [mobile, mail].filter(Boolean).join(' · ');

/** The way to reach somebody, marked when a member has the same. */
export function Contact({ application }: { application: ApplicationRow }) {
  const t = useT();
  const { mobile, mail, duplicate } = application;
  return (
    <span className="application-contact">
      <span className="ellipsis num">{mobile ?? mail}</span>
      {duplicate && (
        <span role="img" aria-label={t('application.duplicate.short', { name: duplicate.name })}>
          <StatusIcon shape="exclamation" tone="warn" />
        </span>
      )}
    </span>
  );
}
