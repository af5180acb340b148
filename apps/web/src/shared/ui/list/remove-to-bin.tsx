import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { keyOf, useAct } from '../../http/query.ts';
import { useT } from '../../i18n.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { toast } from '../toast.ts';

type ById = Endpoint<z.ZodType<unknown, { id: string }>>;

interface Props {
  id: string;
  api: { get: ById; remove: ById; restore: ById };
  /** The question, what deleting means, and what is said after it and after it was taken back. */
  words: { title: string; hint: string; removed: string; restored: string };
  onClose: () => void;
  onGone: () => void;
}

/** Deleting one thing: the toast takes it back, the bin does so for some days. */
export function RemoveToBin({ id, api, words, onClose, onGone }: Props) {
  const t = useT();
  const client = useQueryClient();
  const restore = useAct(api.restore, { onDone: () => toast.ok(words.restored) });
  const remove = useAct(api.remove, {
    onDone: () => {
      toast.ok(words.removed, { action: { label: t('ui.undo'), run: () => void restore.run({ id }) } });
      onClose();
      onGone();
      // It is not asked for again: the answer would only say that it was deleted.
      client.removeQueries({ queryKey: keyOf(api.get, { id }) });
    },
  });
  return (
    <ConfirmDialog
      width={440}
      title={words.title}
      verb={t('ui.delete')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ id })}
      onClose={onClose}
    >
      <p className="meta">{words.hint}</p>
    </ConfirmDialog>
  );
}
