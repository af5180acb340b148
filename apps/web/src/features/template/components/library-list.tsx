import { templateApi } from '@rondo/contract/template';
import type { LibraryRow } from '@rondo/contract/template-library';
import { Library } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { LibraryPreview } from './library-preview.tsx';

interface Props {
  /** Search text, as it stands in the address. */
  q: string;
  /** The key of the template that is looked at. */
  open: string | null;
  onOpen: (key: string | null) => void;
  onCopy: (row: LibraryRow) => void;
}

/** The templates that come with the product: looked at, and copied to be changed. */
export function LibraryList({ q, open, onOpen, onCopy }: Props) {
  const t = useT();
  const found = useCall(templateApi.library, {});
  const columns = useLibraryColumns(onCopy);
  if (found.isLoadingError) return <LoadFailure failure={found.error} onRetry={() => void found.refetch()} />;
  const all = found.data ?? [];
  const words = (row: LibraryRow) =>
    [row.name, row.description, t(`company.industry.${row.industry}`), t(`template.library.kindOf.${row.kind}`)].join(
      ' ',
    );
  const rows = all.filter((row) => words(row).toLowerCase().includes(q.trim().toLowerCase()));
  const shown = all.find(({ key }) => key === open);
  return (
    <>
      <DataTable<LibraryRow>
        label={t('template.tab.system')}
        rows={rows}
        columns={columns}
        rowKey={(row) => row.key}
        nameOf={(row) => row.name}
        isLoading={found.isPending}
        emptyState={
          !found.isPending &&
          rows.length === 0 && (
            <EmptyState kind="nothing-matches" icon={Library} title={t('template.noFound', { text: q })} />
          )
        }
        onOpen={(row) => onOpen(row.key)}
        card={(row) => <LibraryCard row={row} />}
      />
      {shown && <LibraryPreview row={shown} onCopy={() => onCopy(shown)} onClose={() => onOpen(null)} />}
    </>
  );
}

/** The search over them. */
export function LibraryFilter({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useT();
  return <FilterBar search={{ label: t('template.search'), value: q, onChange: onSearch }} right={null} />;
}

function LibraryCard({ row }: { row: LibraryRow }) {
  const t = useT();
  const facts = [
    t(`company.industry.${row.industry}`),
    t(`template.library.kindOf.${row.kind}`),
    t('template.itemCount', { count: row.items }),
  ];
  return (
    <div className="template-card">
      <strong>{row.name}</strong>
      <span className="meta">{facts.join(' · ')}</span>
    </div>
  );
}

function useLibraryColumns(onCopy: (row: LibraryRow) => void): Column<LibraryRow>[] {
  const t = useT();
  const format = useFormat();
  // The act only opens a dialog of the page: the columns need not change with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  return useMemo<Column<LibraryRow>[]>(
    () => [
      {
        key: 'name',
        title: t('template.field.name'),
        always: true,
        render: (r) => r.name,
        textOf: (r) => `${r.name} · ${r.description}`,
      },
      {
        key: 'industry',
        title: t('template.library.industry'),
        width: 168,
        render: (r) => t(`company.industry.${r.industry}`),
      },
      {
        key: 'kind',
        title: t('template.library.kind'),
        width: 176,
        render: (r) => t(`template.library.kindOf.${r.kind}`),
      },
      { key: 'method', title: t('template.method'), width: 96, render: (r) => t(`template.byMethod.${r.method}`) },
      { key: 'items', title: t('template.items'), width: 72, align: 'right', render: (r) => format.count(r.items) },
      {
        key: 'act',
        title: t('ui.actions'),
        width: 132,
        always: true,
        render: (r) => (
          <Button isSmall look="text" onPress={() => onCopy(r)}>
            {t('template.library.copy')}
          </Button>
        ),
      },
    ],
    [t, format],
  );
}
