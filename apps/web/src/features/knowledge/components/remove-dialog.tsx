import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { call, Refusal } from '../../../shared/http/http.ts';
import { queryClient, refetchNouns, useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  nodes: readonly KnowledgeNode[];
  onClose: () => void;
  onGone: () => void;
}

/** Into the recycle bin; the toast takes it back, the bin does so for some days. */
export function RemoveDialog({ nodes, onClose, onGone }: Props) {
  const t = useT();
  const [first] = nodes;
  const hasFolder = nodes.some(({ kind }) => kind === 'folder');
  const ids = nodes.map(({ id }) => id);
  const remove = useAct(knowledgeApi.remove, {
    onDone: () => {
      const undo = { label: t('ui.undo'), run: () => void bringBack(ids, t('knowledge.done.restored')) };
      toast.ok(t('knowledge.done.removed', { count: nodes.length }), { action: undo });
      onClose();
      onGone();
    },
  });
  return (
    <ConfirmDialog
      width={440}
      title={
        nodes.length === 1 && first
          ? t('knowledge.remove.title', { name: first.name })
          : t('knowledge.remove.titleMany', { count: nodes.length })
      }
      verb={t('ui.delete')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ ids })}
      onClose={onClose}
    >
      <p className="meta">
        {t('knowledge.remove.hint', { days: LIMIT.bin.days })} {hasFolder && t('knowledge.remove.folderHint')}
      </p>
    </ConfirmDialog>
  );
}

async function bringBack(ids: readonly string[], words: string): Promise<void> {
  try {
    for (const id of ids) await call(knowledgeApi.restore, { id });
    toast.ok(words);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
  }
  await refetchNouns(queryClient, ['knowledge']);
}
