import type { DepartmentNode } from '@rondo/contract/department';
import { LIMIT } from '@rondo/domain/limit';
import { count } from '@rondo/messages/format/number';
import { useMemo } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Tree } from '../../../shared/ui/tree/tree.tsx';
import type { TreeMove } from '../../../shared/ui/tree/tree-move.ts';
import { TreeEnd, TreeName } from '../../../shared/ui/tree/tree-parts.tsx';
import type { DepartmentAct } from '../department-dialog.ts';
import { dropOf } from '../drag/drop.ts';
import { indexDepartments } from '../tree/department-index.ts';
import { useMove } from '../use-move.ts';
import { DepartmentMenu } from './department-menu.tsx';
import { HeadNames } from './head-names.tsx';
import './tree-table.css';

type OnAct = (act: DepartmentAct, department: DepartmentNode) => void;

interface Props {
  nodes: readonly DepartmentNode[];
  openId: string | null;
  onOpen: (id: string) => void;
  onAct: OnAct;
}

/** A tree of so many departments fits on a screen or two and begins open. */
const ALL_OPEN = 60;

/** The departments to be put in order: dragged between, before and into each other, or moved by their menu. */
export function TreeTable({ nodes, openId, onOpen, onAct }: Props) {
  const t = useT();
  const move = useTreeMove(nodes);
  return (
    <section className="dept-table" aria-label={t('department.title')}>
      <Tree<DepartmentNode>
        label={t('department.tree.label')}
        searchLabel={t('department.tree.search')}
        noneText={t('department.tree.none')}
        nodes={nodes}
        chosen={openId === null ? [] : [openId]}
        onChange={([id]) => id !== undefined && onOpen(id)}
        isWhole={nodes.length <= ALL_OPEN}
        hasFoldAll
        wordsOf={(node) => node.code ?? ''}
        line={{
          head: <Head />,
          height: { phone: 48, else: 41 },
          cells: (node, place) => <Cells node={node} place={place} onAct={onAct} />,
        }}
        move={move}
      />
    </section>
  );
}

/** Where a department may be dropped, in words, and what dropping it does. */
function useTreeMove(nodes: readonly DepartmentNode[]): TreeMove<DepartmentNode> {
  const t = useT();
  const index = useMemo(() => indexDepartments(nodes), [nodes]);
  const move = useMove(index);
  return {
    canMove: (node) => node.parentId !== null,
    dropOf: (dragged, over, zone) => {
      const drop = dropOf(index, dragged.id, over, zone);
      if (!drop || drop.fault === 'itself' || drop.fault === 'still') return null;
      const words = { target: over.name, name: dragged.name, max: LIMIT.tree.departmentDepth };
      return { text: t(`department.drag.${drop.fault ?? zone}`, words), isWrong: drop.fault !== null };
    },
    onMove: (dragged, over, zone) => {
      const to = dropOf(index, dragged.id, over, zone);
      if (to) void move(dragged, to);
    },
  };
}

/** A department as a line: where it hangs, its heads, how many people, its code and what can be done. */
function Cells({ node, place, onAct }: { node: DepartmentNode; place: string; onAct: OnAct }) {
  return (
    <>
      <TreeName name={node.name} place={place} />
      <span className="dept-line-heads">
        <HeadNames heads={node.heads} />
      </span>
      <span className="num dept-line-count">{count(node.members)}</span>
      <span className="num dept-line-count dept-line-below">{count(node.membersBelow)}</span>
      <span className="num meta ellipsis dept-line-code">{node.code ?? ''}</span>
      <TreeEnd>
        <DepartmentMenu department={node} onAct={onAct} />
      </TreeEnd>
    </>
  );
}

function Head() {
  const t = useT();
  return (
    <div className="dept-head meta" aria-hidden="true">
      <span className="dept-head-name">{t('department.field.name')}</span>
      <span className="dept-line-heads">{t('department.field.heads')}</span>
      <span className="dept-line-count">{t('department.side.members')}</span>
      <span className="dept-line-count dept-line-below">{t('department.column.below')}</span>
      <span className="dept-line-code">{t('department.column.code')}</span>
      <span className="dept-head-end" />
    </div>
  );
}
