import type { TemplateRow } from '@rondo/contract/template';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Cover } from '../../../shared/photo/cover.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { kindWords, useShareWords } from '../share-words.ts';
import { RowMenu } from './row-menu.tsx';

/** The columns of the list (product 6). */
export function useTemplateColumns(acts: {
  onCopy: (row: TemplateRow) => void;
  onShare: (row: TemplateRow) => void;
}): Column<TemplateRow>[] {
  const t = useT();
  const format = useFormat();
  const shareWords = useShareWords();
  // The acts only open a dialog of the page: the columns need not change with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  return useMemo<Column<TemplateRow>[]>(() => {
    const modes = (row: TemplateRow) => format.list(row.modes.map((mode) => t(`state.mode.${mode}`)));
    return [
      {
        key: 'name',
        title: t('template.field.name'),
        always: true,
        sortable: true,
        render: (r) => (
          <span className="with-cover">
            <Cover file={r.cover} />
            <Link to={`/inspect/template/${r.id}`}>{r.name}</Link>
          </span>
        ),
        textOf: (r) => (r.description ? `${r.name} · ${r.description}` : r.name),
      },
      { key: 'modes', title: t('template.field.modes'), width: 148, render: modes, textOf: modes },
      { key: 'method', title: t('template.method'), width: 92, render: (r) => t(`template.byMethod.${r.method}`) },
      {
        key: 'items',
        title: t('template.items'),
        width: 64,
        align: 'right',
        render: (r) => format.count(r.items),
      },
      {
        key: 'total',
        title: t('template.total'),
        width: 84,
        align: 'right',
        render: (r) => format.score(r.totalPoints),
      },
      {
        key: 'version',
        title: t('template.version'),
        width: 124,
        render: (r) => (
          <span className="template-version">
            <span className="num">{r.liveNo === null ? '—' : t('template.versionNo', { no: r.liveNo })}</span>
            {r.hasDraft && r.liveNo !== null && <Pill tone="line">{t('template.hasDraft')}</Pill>}
          </span>
        ),
      },
      {
        key: 'state',
        title: t('template.state'),
        width: stateWidth('template', t),
        render: (r) => <StateLabel object="template" state={r.state} />,
      },
      {
        key: 'share',
        title: t('template.share.title'),
        width: 132,
        render: (r) => kindWords(t, r.share),
        textOf: (r) => shareWords(r.share),
      },
      { key: 'used', title: t('template.used'), width: 116, align: 'right', render: (r) => format.count(r.usedTimes) },
      {
        key: 'createdBy',
        title: t('template.createdBy'),
        width: 136,
        hidden: true,
        render: (r) => <Person name={r.createdBy.name} />,
        textOf: (r) => r.createdBy.name,
      },
      {
        key: 'editedBy',
        title: t('template.editedBy'),
        width: 136,
        hidden: true,
        render: (r) => (r.edited ? <Person name={r.edited.by.name} /> : '—'),
        textOf: (r) => (r.edited ? `${r.edited.by.name} · ${format.dateTime(r.edited.at)}` : '—'),
      },
      {
        key: 'updated',
        title: t('template.updatedAt'),
        width: 132,
        render: (r) => <span className="num">{format.dateTime(r.updatedAt)}</span>,
      },
      {
        key: 'act',
        title: t('ui.actions'),
        width: 88,
        always: true,
        render: (r) => <RowMenu row={r} {...acts} />,
      },
    ];
  }, [t, format]);
}
