import type { Names } from '../names.ts';

export const feature = ({ camel, kebab }: Names): string => `import { signedIn } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';

export const ${camel}Feature = defineFeature({
  noun: '${kebab}',
  routes: [
    {
      path: '/${kebab}',
      needs: signedIn,
      page: () => import('./pages/${kebab}-page.tsx'),
      titleKey: '${camel}.title',
    },
  ],
});
`;

export const columns = ({
  camel,
  pascal,
  kebab,
}: Names): string => `import type { ${pascal}Row } from '@rondo/contract/${kebab}';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';

/** The columns of the list. */
export function use${pascal}Columns(): Column<${pascal}Row>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'name', title: t('${camel}.name'), always: true, render: (r) => r.name, textOf: (r) => r.name },
      { key: 'shop', title: t('${camel}.shop'), width: 200, render: (r) => r.shop.name, textOf: (r) => r.shop.name },
      { key: 'state', title: t('${camel}.state'), width: 140, render: (r) => t(\`${camel}.states.\${r.state}\`) },
      { key: 'created', title: t('${camel}.created'), width: 140, render: (r) => format.dateTime(r.createdAt) },
    ],
    [t, format],
  );
}
`;

export const page = ({
  camel,
  pascal,
  upper,
  kebab,
}: Names): string => `import { ${camel}Api, type ${pascal}Row } from '@rondo/contract/${kebab}';
import { ${upper}_STATES } from '@rondo/domain/${kebab}';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { Face } from '../../../shared/ui/list/face.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { use${pascal}Columns } from '../components/${kebab}-columns.tsx';

const FILTERS = ['state'] as const;

export default function ${pascal}Page() {
  const t = useT();
  const params = useListParams({ filters: FILTERS });
  const { page, size, q, filters } = params;
  const state = ${upper}_STATES.filter((s) => filters.state.includes(s));
  const input = { page, size, keyword: q, state: state.length > 0 ? state : undefined };
  const list = useCall(${camel}Api.list, input, { keepPrevious: true });
  const columns = use${pascal}Columns();
  const rows = list.data?.list ?? [];
  const retry = (
    <button type="button" className="button button-primary" onClick={() => void list.refetch()}>
      {t('ui.retry')}
    </button>
  );
  const clear = (
    <button type="button" className="button" onClick={params.clear}>
      {t('ui.list.clearFilters')}
    </button>
  );
  const face = list.isError ? (
    <Face kind="failed" noun={t('${camel}.noun')} actions={retry}>
      {failureWords(list.error)}
    </Face>
  ) : list.isPending || rows.length > 0 ? undefined : params.isFiltered ? (
    <Face kind="nothing-matches" noun={t('${camel}.noun')} actions={clear} />
  ) : (
    <Face kind="nothing-yet" noun={t('${camel}.noun')}>
      {t('${camel}.nothingYet')}
    </Face>
  );
  return (
    <ListPage
      title={t('${camel}.title')}
      filters={
        <FilterBar search={{ label: t('${camel}.search'), value: q, onChange: (text) => params.set({ q: text }) }} right={null}>
          <FilterChip
            label={t('${camel}.state')}
            value={filters.state}
            onChange={(value) => params.set({ filters: { state: value } })}
            multi
            options={${upper}_STATES.map((value) => ({ value, label: t(\`${camel}.states.\${value}\`) }))}
          />
        </FilterBar>
      }
      footer={
        list.data && (
          <ListFooter
            total={list.data.total}
            isCapped={list.data.totalIsCapped}
            hasMore={list.data.next !== null}
            page={page}
            size={size}
            onChange={(nextPage, nextSize) => params.set(nextSize === size ? { page: nextPage } : { size: nextSize })}
          />
        )
      }
    >
      <DataTable<${pascal}Row>
        label={t('${camel}.title')}
        rows={rows}
        columns={columns}
        rowKey={(row) => row.id}
        nameOf={(row) => row.name}
        isLoading={list.isPending || list.isPlaceholderData}
        face={face}
      />
    </ListPage>
  );
}
`;
