import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import { FolderInput, FolderOpen, LayoutGrid, List as ListIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Refusal } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { BulkBar } from '../../../shared/ui/list/bulk-bar.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { ListTable } from '../../../shared/ui/list/list-table.tsx';
import { OpenRow } from '../../../shared/ui/list/open-row.tsx';
import { filtersOf } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { openLink } from '../links.ts';
import { filterLabels, inputOf } from '../list-input.ts';
import { type Ask, useNodeActs } from '../use-node-acts.ts';
import type { Place } from '../use-place.ts';
import { Crumbs } from './crumbs.tsx';
import { NodeCard, NodeGrid } from './node-card.tsx';
import { useNodeColumns } from './node-columns.tsx';
import { NodeDialogs, useAskedNodes } from './node-dialogs.tsx';
import { NodeEnd } from './node-end.tsx';
import { NodeFilters } from './node-filters.tsx';
import { NodePanel } from './node-panel.tsx';
import { placeName } from './rail.tsx';
import { NoAccess } from './request-access.tsx';

interface Props {
  place: Place;
  /** Buttons of the head: what makes something here. */
  actions: ReactNode;
  /** Those of an empty folder. */
  emptyActions: ReactNode;
}

/** The nodes of a place as a table, as tiles or as cards, with what can be done with one or many. */
export function NodeList({ place, actions, emptyActions }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const isPhone = useNarrow();
  const { params, set, folderId, view } = place;
  const isGrid = view === 'grid' && !isPhone;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { asked, ask, close } = useAskedNodes();
  const actsOf = useNodeActs(ask);
  const endOf = (node: KnowledgeNode) => (
    <NodeEnd node={node} acts={actsOf(node)} onInfo={() => params.set({ open: node.id })} />
  );
  const kept = isGrid ? view : undefined;
  const list = useList({
    ...{ name: 'knowledge', endpoint: knowledgeApi.list, params, inputOf: inputOf(folderId) },
    filterLabels: filterLabels(t),
    columns: useNodeColumns(kept, endOf),
  });
  const { crumbs = [] } = useCall(knowledgeApi.list, inputOf(folderId)(params), { keepPrevious: true }).data ?? {};
  const nodes = list.rows.filter(({ id }) => chosen.includes(id));
  const isRefused = list.failure instanceof Refusal && list.failure.reason === 'NOT_FOUND' && folderId !== null;
  const bar = filtersOf(list);
  const way = crumbs.length > 0 && set === null && <Crumbs crumbs={crumbs} view={kept} isHere />;
  const table = (
    <ListTable
      list={list}
      title={t('knowledge.title')}
      nameOf={({ name }) => name}
      card={(node) => <NodeCard node={node} view={kept} end={endOf(node)} />}
      selection={{ keys: chosen, onChange: setChosen, onCards: true }}
      onOpen={(node) => void navigate(openLink(node))}
      empty={{
        ...{ noun: t('knowledge.noun'), icon: FolderOpen, actions: set === null ? emptyActions : undefined },
        nothingYet: t(`knowledge.empty.${set === null || set === 'bin' || set === 'requests' ? 'folder' : set}`),
      }}
    />
  );
  return (
    <>
      <ListPage
        title={set === null ? (crumbs.at(-1)?.name ?? placeName(set, t)) : placeName(set, t)}
        meta={!isPhone && way}
        above={isPhone && way}
        actions={actions}
        filters={
          !isRefused && (
            <NodeFilters
              {...bar}
              nodes={list.rows}
              isBelow={folderId !== null}
              right={
                <>
                  {!isPhone && <ViewSwitch place={place} />}
                  {!isGrid && bar.right}
                </>
              }
            />
          )
        }
        bulk={<Chosen nodes={nodes} ask={ask} onClear={() => setChosen([])} />}
        footer={!isRefused && <PageFooter list={list.answer} params={params} />}
      >
        {isRefused ? (
          <NoAccess id={folderId} />
        ) : isGrid && list.rows.length > 0 ? (
          <NodeGrid nodes={list.rows} chosen={chosen} onChoose={setChosen} endOf={endOf} />
        ) : (
          table
        )}
      </ListPage>
      <OpenRow list={list}>{(row) => <NodePanel {...row} actsOf={actsOf} />}</OpenRow>
      <NodeDialogs
        asked={asked}
        onClose={close}
        onGone={() => {
          setChosen([]);
          params.set({ open: null });
        }}
      />
    </>
  );
}

/** What can be done with all that is ticked, where the reader may do it with each. */
function Chosen({ nodes, ask, onClear }: { nodes: readonly KnowledgeNode[]; ask: Ask; onClear: () => void }) {
  const t = useT();
  const may = (one: 'move' | 'delete') => nodes.every(({ can }) => can.includes(one));
  return (
    <BulkBar
      count={nodes.length}
      onClear={onClear}
      actions={[
        {
          ...{ key: 'move', label: t('knowledge.act.move'), icon: FolderInput, isDisabled: !may('move') },
          run: () => ask('move', nodes),
        },
        {
          ...{ key: 'remove', label: t('ui.delete'), icon: Trash2, isDisabled: !may('delete') },
          run: () => ask('remove', nodes),
        },
      ]}
    />
  );
}

function ViewSwitch({ place: { view, setView } }: { place: Place }) {
  const t = useT();
  return (
    <Segment
      label={t('ui.board.shape')}
      isSmall
      value={view}
      onChange={setView}
      options={[
        { value: 'list', label: shape('list', t) },
        { value: 'grid', label: shape('grid', t) },
      ]}
    />
  );
}

function shape(view: Place['view'], t: Translate): ReactNode {
  const Icon = view === 'list' ? ListIcon : LayoutGrid;
  const name = t(`knowledge.shape.${view}`);
  return (
    <span className="knowledge-shape" title={name}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
