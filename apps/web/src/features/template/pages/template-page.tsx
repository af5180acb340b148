import { TEMPLATE_STATES, type TemplateRow, templateApi } from '@rondo/contract/template';
import type { LibraryRow } from '@rondo/contract/template-library';
import { SCORING_METHODS } from '@rondo/domain/scoring/settings';
import { MODES } from '@rondo/domain/task';
import { SHARE_KINDS } from '@rondo/domain/template-share';
import { ClipboardList, FileSpreadsheet, Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { ListTable } from '../../../shared/ui/list/list-table.tsx';
import { filtersOf } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { type ListParams, useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { BinButton } from '../components/bin-button.tsx';
import { CheckItemList } from '../components/check-item-list.tsx';
import { CreateDialog } from '../components/create-dialog.tsx';
import { GenerateDialog } from '../components/generate-dialog.tsx';
import { ItemsImport } from '../components/items-import.tsx';
import { LibraryFilter, LibraryList } from '../components/library-list.tsx';
import { ShareDialog } from '../components/share-dialog.tsx';
import { TemplateCard } from '../components/template-card.tsx';
import { useTemplateColumns } from '../components/template-columns.tsx';
import { FILTERS, type FilterName, TemplateFilters } from '../components/template-filters.tsx';
import { filterLabels } from '../filter-labels.ts';

const TABS = ['own', 'system', 'items'] as const;

/** What a new template begins with: a copy, a template of the library, or as the reader says. */
interface Start {
  copyOf: TemplateRow | null;
  library?: LibraryRow;
}

/** The templates of the company, those that come with the product, and the check item library (product 6). */
export default function TemplatePage() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const tabs = TABS.map((key) => ({ key, label: key === 'items' ? t('checkItem.tab') : t(`template.tab.${key}`) }));
  // Each tab has filters of its own: nothing of the address goes along.
  const turnTo = (tab: string) => setQuery({ tab });
  if (query.get('tab') === 'items') return <CheckItemList title={t('template.title')} tabs={tabs} onTab={turnTo} />;
  return <TemplateList tabs={tabs} onTab={turnTo} />;
}

interface ListProps {
  tabs: readonly { key: string; label: string }[];
  onTab: (key: string) => void;
}

function TemplateList({ tabs, onTab }: ListProps) {
  const t = useT();
  const navigate = useNavigate();
  const [creating, setCreating] = useState<Start | null>(null);
  const [sharing, setSharing] = useState<TemplateRow | null>(null);
  const [isBinOpen, setBinOpen] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [isGenerating, setGenerating] = useState(false);
  useAskedDialog((asked) => {
    if (asked === 'create') setCreating({ copyOf: null });
    if (asked === 'import') setImporting(true);
    if (asked === 'generate') setGenerating(true);
  });
  const params = useListParams({ filters: FILTERS, sort: '-updated' });
  const list = useList({
    name: 'template',
    endpoint: templateApi.list,
    params,
    inputOf,
    filterLabels: filterLabels(t),
    columns: useTemplateColumns({ onCopy: (row) => setCreating({ copyOf: row }), onShare: setSharing }),
  });
  const open = (id: string) => void navigate(`/inspect/template/${id}`);
  const begin = (
    <>
      <Button icon={Sparkles} onPress={() => setGenerating(true)}>
        {t('template.generation.act')}
      </Button>
      <Button icon={FileSpreadsheet} onPress={() => setImporting(true)}>
        {t('template.importing.fromTable')}
      </Button>
      <Button look="primary" icon={Plus} onPress={() => setCreating({ copyOf: null })}>
        {t('template.create')}
      </Button>
    </>
  );
  const isSystem = params.tab === 'system';
  return (
    <ListPage
      title={t('template.title')}
      tabs={tabs}
      tab={isSystem ? 'system' : 'own'}
      onTab={onTab}
      actions={
        <>
          <BinButton onPress={() => setBinOpen(true)} />
          {begin}
        </>
      }
      filters={
        isSystem ? (
          <LibraryFilter q={params.q} onSearch={(q) => params.set({ q })} />
        ) : (
          <TemplateFilters {...filtersOf(list)} />
        )
      }
      footer={!isSystem && <PageFooter list={list.answer} params={params} />}
    >
      {isSystem && (
        <LibraryList
          q={params.q}
          open={params.open}
          onOpen={(open) => params.set({ open })}
          onCopy={(library) => setCreating({ copyOf: null, library })}
        />
      )}
      {!isSystem && (
        <ListTable
          list={list}
          title={t('template.title')}
          nameOf={(row) => row.name}
          card={(row) => <TemplateCard row={row} />}
          empty={{
            noun: t('template.noun'),
            icon: ClipboardList,
            nothingYet: t('template.nothingYet'),
            actions: begin,
          }}
          onOpen={(row) => open(row.id)}
        />
      )}
      {isBinOpen && (
        <BinDialog read={templateApi.bin} restore={templateApi.restore} onClose={() => setBinOpen(false)} />
      )}
      {sharing && <ShareDialog id={sharing.id} name={sharing.name} onClose={() => setSharing(null)} />}
      {isImporting && <ItemsImport onClose={() => setImporting(false)} />}
      {isGenerating && <GenerateDialog onClose={() => setGenerating(false)} onReady={open} />}
      {creating && (
        <CreateDialog
          copyOf={creating.copyOf}
          library={creating.library ?? null}
          isFirst={!params.isFiltered && list.rows.length === 0}
          onClose={() => setCreating(null)}
          onCreated={open}
        />
      )}
    </ListPage>
  );
}

/** The address as the endpoint takes it; values that are none of the known ones are left out. */
function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>) {
  const known = <V extends string>(all: readonly V[], values: readonly string[]): V[] | undefined => {
    const found = all.filter((one) => values.includes(one));
    return found.length > 0 ? found : undefined;
  };
  return {
    page,
    size,
    keyword: q,
    sort: sort === 'name' ? ('name' as const) : ('-updated' as const),
    state: known(TEMPLATE_STATES, filters.state),
    method: known(SCORING_METHODS, filters.method),
    mode: known(MODES, filters.mode),
    share: known(SHARE_KINDS, filters.share),
    ...(filters.creatorId.length > 0 ? { creatorId: filters.creatorId } : {}),
    ...(filters.editorId.length > 0 ? { editorId: filters.editorId } : {}),
    ...(filters.checkItemId.length > 0 ? { checkItemId: filters.checkItemId } : {}),
  };
}
