import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { iconOf } from '../format-icon.ts';
import { AccessBadge, NodeName, TextState } from './node-parts.tsx';

interface Props {
  node: KnowledgeNode;
  view?: string | undefined;
  end: ReactNode;
}

/** A row on the phone. */
export function NodeCard({ node, view, end }: Props) {
  const format = useFormat();
  return (
    <div className="node-card">
      <div className="node-card-head">
        <NodeName node={node} view={view} />
        {end}
      </div>
      {node.introduction && <p className="dense node-card-text">{node.introduction}</p>}
      <p className="meta num node-card-facts">
        <span>
          {format.list([...(node.sizeBytes === null ? [] : [format.bytes(node.sizeBytes)]), node.owner.name])}
        </span>
        <span>{format.dateTime(node.updatedAt)}</span>
      </p>
      <p className="meta node-card-facts">
        <AccessBadge node={node} />
        {node.text && <TextState node={node} />}
      </p>
    </div>
  );
}

interface GridProps {
  nodes: readonly KnowledgeNode[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  endOf: (node: KnowledgeNode) => ReactNode;
}

/** The rows as tiles. */
export function NodeGrid({ nodes, chosen, onChoose, endOf }: GridProps) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="node-grid" aria-label={t('knowledge.title')}>
      {nodes.map((node) => {
        const Icon = iconOf(node);
        const isChosen = chosen.includes(node.id);
        return (
          <li key={node.id} className="node-tile" data-chosen={isChosen}>
            <div className="node-tile-top">
              <Checkbox
                label={t('ui.list.selectRow', { name: node.name })}
                isLabelHidden
                isChecked={isChosen}
                onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== node.id) : [...chosen, node.id])}
              />
              {endOf(node)}
            </div>
            <Icon size={36} strokeWidth={1.25} aria-hidden className="node-tile-icon" />
            <NodeName node={node} view="grid" />
            <p className="meta num ellipsis">
              {node.kind === 'file' ? format.bytes(node.sizeBytes) : node.owner.name} · {format.day(node.updatedAt)}
            </p>
            <p className="meta ellipsis" title={node.introduction}>
              {node.introduction || t(`knowledge.level.${node.level}`)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
