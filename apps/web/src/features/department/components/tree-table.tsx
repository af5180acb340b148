import type { DepartmentNode } from '@rondo/contract/department';
import { LIMIT } from '@rondo/domain/limit';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../shared/i18n.tsx';
import type { DepartmentAct } from '../department-dialog.ts';
import type { Drop } from '../drag/drop.ts';
import { useTreeDrag } from '../drag/use-tree-drag.ts';
import { onTreeKey } from '../tree/tree-keys.ts';
import { TreeSearch } from '../tree/tree-search.tsx';
import { useTree } from '../tree/use-tree.ts';
import { useMove } from '../use-move.ts';
import { TreeLine } from './tree-line.tsx';
import '../tree/tree.css';
import './tree-table.css';

interface Props {
  nodes: readonly DepartmentNode[];
  openId: string | null;
  onOpen: (id: string) => void;
  onAct: (act: DepartmentAct, department: DepartmentNode) => void;
}

/** A tree of so many departments fits on a screen or two and begins open. */
const ALL_OPEN = 60;

/** The departments to be put in order: dragged between, before and into each other, or moved by their menu. */
export function TreeTable({ nodes, openId, onOpen, onAct }: Props) {
  const t = useT();
  const tree = useTree(nodes, openId, nodes.length <= ALL_OPEN);
  const move = useMove(tree.index);
  const { dragged, drop, overlay, onPointerDown } = useTreeDrag(tree, (department, to) => {
    if (!to.fault) void move(department, to);
  });
  const stable = useStable({ onToggle: tree.toggle, onOpen, onAct });
  const { rows, words, query, setQuery, setAll } = tree;
  const first = rows[0];
  return (
    <>
      <section className="dept-table dept-tree" aria-label={t('department.tree.label')} onKeyDown={onTreeKey}>
        <div className="dept-tools">
          <TreeSearch query={query} onQuery={setQuery} onEnter={() => words && first && onOpen(first.node.id)} />
          <button
            type="button"
            className="quiet"
            title={t('department.act.expandAll')}
            aria-label={t('department.act.expandAll')}
            onClick={() => setAll(true)}
          >
            <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden />
          </button>
          <button
            type="button"
            className="quiet"
            title={t('department.act.collapseAll')}
            aria-label={t('department.act.collapseAll')}
            onClick={() => setAll(false)}
          >
            <ChevronsDownUp size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        <Head />
        <ul aria-label={t('department.tree.label')} onPointerDown={onPointerDown}>
          {rows.map((row) => (
            <TreeLine
              key={row.node.id}
              row={row}
              isCurrent={row.node.id === openId}
              isDragged={row.node.id === dragged?.id}
              drop={drop?.over.id === row.node.id ? drop.zone : undefined}
              isWrong={drop?.over.id === row.node.id && drop.fault !== null}
              canDrag={words === ''}
              {...stable}
            />
          ))}
        </ul>
        {words && rows.length === 0 && <p className="meta dept-none">{t('department.tree.none')}</p>}
      </section>
      {dragged &&
        createPortal(
          <div ref={overlay} className="dept-dragged" data-wrong={Boolean(drop?.fault)}>
            <strong className="ellipsis">{dragged.name}</strong>
            {drop && <DropText drop={drop} dragged={dragged} />}
          </div>,
          document.body,
        )}
    </>
  );
}

type Handlers = Pick<Props, 'onOpen' | 'onAct'> & { onToggle: (id: string) => void };

/** Handlers that stay the same, so that a line is drawn again only when something of it changed. */
function useStable(handlers: Handlers): Handlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      onToggle: (id) => latest.current.onToggle(id),
      onOpen: (id) => latest.current.onOpen(id),
      onAct: (act, department) => latest.current.onAct(act, department),
    }),
    [],
  );
}

function Head() {
  const t = useT();
  return (
    <div className="dept-head meta" aria-hidden="true">
      <span>{t('department.field.name')}</span>
      <span className="dept-line-heads">{t('department.field.heads')}</span>
      <span className="dept-line-count">{t('department.side.members')}</span>
      <span className="dept-line-count dept-line-below">{t('department.column.below')}</span>
      <span className="dept-line-code">{t('department.column.code')}</span>
    </div>
  );
}

/** What letting go would do, or why it does nothing. */
function DropText({ drop: { over, zone, fault }, dragged }: { drop: Drop; dragged: DepartmentNode }) {
  const t = useT();
  const params = { target: over.name, name: dragged.name, max: LIMIT.tree.departmentDepth };
  return <span className="ellipsis">{t(`department.drag.${fault ?? zone}`, params)}</span>;
}
