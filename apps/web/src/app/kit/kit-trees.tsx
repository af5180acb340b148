import { FolderSymlink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../shared/i18n.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { Tree, type TreeProps } from '../../shared/ui/tree/tree.tsx';
import { indexTree, isWithin } from '../../shared/ui/tree/tree-index.ts';
import type { Zone } from '../../shared/ui/tree/tree-move.ts';
import { LONG } from './kit-row.tsx';

interface Node {
  id: string;
  parentId: string | null;
  name: string;
  count: number;
}

const node = (id: string, parentId: string | null, name: string, count: number): Node => ({
  id,
  parentId,
  name,
  count,
});
const NODES: readonly Node[] = [
  node('all', null, '港岸咖啡', 1_204),
  node('east', 'all', '华东大区', 640),
  node('shanghai', 'east', '上海', 318),
  node('pudong', 'shanghai', LONG, 96),
  node('xuhui', 'shanghai', '徐汇', 74),
  node('hangzhou', 'east', '杭州', 102),
  node('north', 'all', 'North', 401),
  node('beijing', 'north', '北京', 240),
  node('south', 'all', 'South', 163),
];
/** A hundred groups of a hundred: as many as a company may have. */
const MANY: readonly Node[] = [
  node('0', null, '全部', 10_000),
  ...Array.from({ length: 100 }, (_, region) => [
    node(`r${region}`, '0', `大区 ${region + 1}`, 100),
    ...Array.from({ length: 100 }, (__, shop) =>
      node(`r${region}s${shop}`, `r${region}`, `门店 ${region * 100 + shop + 1}`, 1),
    ),
  ]).flat(),
];
const NAMES = { searchLabel: 'Find a group', noneText: 'No group matches', countOf: ({ count }: Node) => count };

/** Trees in every state: one to choose, several, moved about, ten thousand, without rows. */
export function KitTrees() {
  return (
    <div
      style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' }}
    >
      <h1 className="visually-hidden">Trees</h1>
      <Card name="One">
        <Chosen label="One" nodes={NODES} start={['xuhui']} />
      </Card>
      <Card name="Several">
        <Chosen label="Several" nodes={NODES} start={['xuhui', 'beijing']} isMulti isOff={({ id }) => id === 'south'} />
      </Card>
      <Card name="Moved">
        <Moved />
      </Card>
      <Card name="Ten thousand">
        <Chosen label="Ten thousand" nodes={MANY} start={[]} hasFoldAll />
      </Card>
      <Card name="Loading">
        <Chosen label="Loading" nodes={[]} start={[]} isLoading />
      </Card>
      <Card name="Failed">
        <Failed />
      </Card>
      <Card name="Empty">
        <Chosen label="Empty" nodes={[]} start={[]} />
      </Card>
    </div>
  );
}

function Card({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="card" aria-label={name} style={{ maxHeight: 420, minWidth: 0, overflow: 'auto' }}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

type ChosenProps = Pick<TreeProps<Node>, 'label' | 'nodes'> &
  Partial<Pick<TreeProps<Node>, 'isMulti' | 'isOff' | 'hasFoldAll' | 'isLoading' | 'onRetry'>> & {
    start: readonly string[];
  };

function Chosen({ start, ...props }: ChosenProps) {
  const [chosen, setChosen] = useState(start);
  return <Tree {...NAMES} {...props} chosen={chosen} onChange={setChosen} />;
}

/** Nodes that come when they are asked for the second time. */
function Failed() {
  const [hasFailed, setFailed] = useState(true);
  return (
    <Chosen
      label="Failed"
      nodes={hasFailed ? [] : NODES}
      start={[]}
      onRetry={hasFailed ? () => setFailed(false) : undefined}
    />
  );
}

/** Put in order by pointer, by keyboard, and by the menu of a row. Nothing goes beside the root or below `South`. */
function Moved() {
  const t = useT();
  const [nodes, setNodes] = useState(NODES);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Node | null>(null);
  const move = (dragged: Node, over: Node, zone: Zone) => setNodes((before) => moved(before, dragged, over, zone));
  return (
    <>
      <Tree
        {...NAMES}
        label="Moved"
        nodes={nodes}
        chosen={chosen}
        onChange={setChosen}
        isWhole
        endOf={(one) => (
          <MoreMenu
            label={`Menu of ${one.name}`}
            className="quiet"
            acts={[{ key: 'move', label: 'Move to', icon: FolderSymlink, run: () => setAsked(one) }]}
          />
        )}
        move={{
          canMove: (one) => one.parentId !== null,
          dropOf: (dragged, over, zone) => {
            if (over.id === dragged.id || (over.parentId === null && zone !== 'inside')) return null;
            const isWrong = over.id === 'south' && zone === 'inside';
            return { text: isWrong ? 'Nothing goes into South' : `${zone} ${over.name}: ${dragged.name}`, isWrong };
          },
          onMove: move,
        }}
      />
      {asked && (
        <Dialog title={`Move ${asked.name} to`} isSheet onClose={() => setAsked(null)}>
          <Tree
            {...NAMES}
            label={t('ui.choosePlaceholder')}
            nodes={nodes}
            chosen={asked.parentId === null ? [] : [asked.parentId]}
            onChange={([id]) => {
              const over = nodes.find((one) => one.id === id);
              if (over) move(asked, over, 'inside');
              setAsked(null);
            }}
            isOff={(one) => isWithin(indexTree(nodes), one.id, asked.id)}
          />
        </Dialog>
      )}
    </>
  );
}

function moved(nodes: readonly Node[], dragged: Node, over: Node, zone: Zone): Node[] {
  const others = nodes.filter(({ id }) => id !== dragged.id);
  const parentId = zone === 'inside' ? over.id : over.parentId;
  const at = others.findIndex(({ id }) => id === over.id) + (zone === 'before' ? 0 : 1);
  const place = zone === 'inside' ? others.length : at;
  return [...others.slice(0, place), { ...dragged, parentId }, ...others.slice(place)];
}
