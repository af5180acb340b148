import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import { useState } from 'react';
import { failureWords } from '../../../shared/http/http.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { Tree } from '../../../shared/ui/tree/tree.tsx';
import { type FolderNode, useFolders } from '../use-folders.ts';
import { AccessChanges } from './access-change.tsx';

interface Props {
  nodes: readonly KnowledgeNode[];
  onClose: () => void;
  onMoved: () => void;
}

/** Into another folder that the reader manages; says before who gains and who loses access by it. */
export function MoveDialog({ nodes, onClose, onMoved }: Props) {
  const t = useT();
  const mayTop = useCan()('x_kb_root');
  const folders = useFolders(NONE);
  const [target, setTarget] = useState<string | null>(null);
  const ids = nodes.map(({ id }) => id);
  const parentId = target === TOP ? null : target;
  const isChosen = target !== null;
  const change = useCall(
    knowledgeApi.tryMove,
    { ids, parentId },
    { enabled: isChosen, keepsMemory: true, isShown: true },
  );
  const move = useAct(knowledgeApi.move, {
    onDone: ({ moved }) => {
      toast.ok(t('knowledge.done.moved', { count: moved }));
      onMoved();
      onClose();
    },
  });
  // The top stands among the folders as one more of them, open as they are.
  const top: FolderNode = {
    id: TOP,
    parentId: null,
    name: t('knowledge.top'),
    mode: 'inherit',
    hasBelow: false,
    level: mayTop ? 'manage' : 'view',
  };
  const isOff = ({ id, level }: FolderNode) => level !== 'manage' || ids.includes(id);
  const [first] = nodes;
  return (
    <ConfirmDialog
      title={
        nodes.length === 1 && first
          ? t('knowledge.move.title', { name: first.name })
          : t('knowledge.move.titleMany', { count: nodes.length })
      }
      verb={t('knowledge.move.verb')}
      isBusy={move.busy}
      isDisabled={!isChosen || change.isError || change.isPending}
      isSheet
      onConfirm={() => void move.run({ ids, parentId })}
      onClose={onClose}
    >
      <p className="meta">{t('knowledge.move.hint')}</p>
      <div className="move-tree">
        <Tree<FolderNode>
          label={t('knowledge.folders')}
          hasSearch={false}
          searchLabel={t('ui.search')}
          noneText={t('knowledge.noFolders')}
          nodes={folders.isLoading ? NO_NODES : [top, ...folders.nodes]}
          isLoading={folders.isLoading}
          onRetry={folders.onRetry}
          chosen={isChosen ? [target] : NONE}
          onChange={([id]) => setTarget(id ?? null)}
          isOff={isOff}
          onTurn={folders.open}
        />
      </div>
      {isChosen && change.isError && <FieldError>{failureWords(change.error)}</FieldError>}
      {isChosen && !change.isError && <AccessChanges change={change.data} />}
    </ConfirmDialog>
  );
}

const TOP = 'top';
const NONE: readonly string[] = [];
const NO_NODES: readonly FolderNode[] = [];
