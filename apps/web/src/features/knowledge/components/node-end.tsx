import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import { Info } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { type MenuAct, MoreMenu } from '../../../shared/ui/more-menu.tsx';

interface Props {
  node: KnowledgeNode;
  acts: readonly MenuAct[];
  onInfo: () => void;
}

/** At the end of a row: what is known of it, and what can be done with it. A press here does not open the row. */
export function NodeEnd({ node, acts, onInfo }: Props) {
  const t = useT();
  const label = t('knowledge.act.info');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons inside are what is pressed
    <span className="node-end" onClick={(event) => event.stopPropagation()}>
      <button
        type="button"
        className="quiet"
        aria-label={`${label}: ${node.name}`}
        title={label}
        onClick={(event) => {
          event.stopPropagation();
          onInfo();
        }}
      >
        <Info size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <MoreMenu label={`${t('ui.more')}: ${node.name}`} className="quiet" acts={acts} placement="bottom-end" />
    </span>
  );
}
