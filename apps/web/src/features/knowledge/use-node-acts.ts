import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import { Download, FolderInput, KeyRound, PencilLine, Star, StarOff, Trash2 } from 'lucide-react';
import { saveFile } from '../../shared/http/download.ts';
import { call, Refusal } from '../../shared/http/http.ts';
import { useAct } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import type { MenuAct } from '../../shared/ui/more-menu.tsx';
import { toast } from '../../shared/ui/toast.ts';

/** What opens a dialog about some nodes. */
export type NodeAct = 'edit' | 'permissions' | 'move' | 'remove';
export type Ask = (act: NodeAct, nodes: readonly KnowledgeNode[]) => void;

/** What can be done with a node by whom it is shown: exactly what the server offers. */
export function useNodeActs(ask: Ask): (node: KnowledgeNode) => MenuAct[] {
  const t = useT();
  const favourite = useAct(knowledgeApi.favourite, {
    onDone: (_done, { isFavourite }) =>
      toast.ok(t(isFavourite ? 'knowledge.done.favourite' : 'knowledge.done.notFavourite')),
  });
  return (node) => {
    const { id, isFavourite, can } = node;
    const has = (one: (typeof can)[number], ...acts: MenuAct[]) => (can.includes(one) ? acts : []);
    return [
      {
        key: 'favourite',
        label: t(isFavourite ? 'knowledge.act.notFavourite' : 'knowledge.act.favourite'),
        icon: isFavourite ? StarOff : Star,
        run: () => void favourite.run({ id, isFavourite: !isFavourite }),
      },
      ...(node.kind === 'file'
        ? has('download', {
            ...{ key: 'download', label: t('ui.download'), icon: Download },
            run: () => void download(id),
          })
        : []),
      ...has('rename', {
        ...{ key: 'edit', label: t('knowledge.act.edit'), icon: PencilLine },
        run: () => ask('edit', [node]),
      }),
      ...has('share', {
        ...{ key: 'permissions', label: t('knowledge.act.permissions'), icon: KeyRound },
        run: () => ask('permissions', [node]),
      }),
      ...has('move', {
        ...{ key: 'move', label: t('knowledge.act.move'), icon: FolderInput },
        run: () => ask('move', [node]),
      }),
      ...has('delete', {
        ...{ key: 'remove', label: t('ui.delete'), icon: Trash2, isDanger: true },
        run: () => ask('remove', [node]),
      }),
    ];
  };
}

/** Saves the file as it is now. What was refused has been shown by then. */
async function download(id: string): Promise<void> {
  try {
    const { file, name } = await call(knowledgeApi.get, { id }, { part: true });
    if (file) await saveFile(file.path, name);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
  }
}
