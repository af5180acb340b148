import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import { useState } from 'react';
import type { Ask, NodeAct } from '../use-node-acts.ts';
import { EditDialog } from './edit-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PermissionsDialog } from './permissions-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface Asked {
  act: NodeAct;
  nodes: readonly KnowledgeNode[];
}

/** Which dialog is open about which nodes. */
export function useAskedNodes() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask: Ask = (act, nodes) => setAsked({ act, nodes });
  return { asked, ask, close: () => setAsked(null) };
}

interface Props {
  asked: Asked | null;
  onClose: () => void;
  /** They are not where they were. */
  onGone: () => void;
}

/** The dialogs about nodes: of one, or of all that are ticked. */
export function NodeDialogs({ asked, onClose, onGone }: Props) {
  const [node] = asked?.nodes ?? [];
  if (!asked || !node) return null;
  const { act, nodes } = asked;
  switch (act) {
    case 'edit':
      return <EditDialog node={node} onClose={onClose} />;
    case 'permissions':
      return <PermissionsDialog node={node} onClose={onClose} />;
    case 'move':
      return <MoveDialog nodes={nodes} onClose={onClose} onMoved={onGone} />;
    case 'remove':
      return <RemoveDialog nodes={nodes} onClose={onClose} onGone={onGone} />;
    default:
      return act satisfies never;
  }
}
