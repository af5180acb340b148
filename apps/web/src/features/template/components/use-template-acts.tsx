import { templateApi } from '@rondo/contract/template';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  id: string;
  name: string;
  /** The version of the template the reader has seen, when the act begins. */
  rev: () => number;
  /** After it, before the list is read again: the editor leaves for the list. */
  onDone?: () => unknown;
}

/** Disabling, enabling and deleting a template, with their questions; what is deleted can be undone for a while. */
export function useTemplateActs({ id, name, rev, onDone }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<'disable' | 'remove' | null>(null);
  const restore = useAct(templateApi.restore, { onDone: () => toast.ok(t('ui.bin.restored', { name })) });
  const done = (words: string, undo?: () => void) => {
    toast.ok(words, undo ? { action: { label: t('ui.undo'), run: undo } } : {});
    return onDone?.();
  };
  const disable = useAct(templateApi.disable, { onDone: () => done(t('template.done.disabled', { name })) });
  const enable = useAct(templateApi.enable, { onDone: () => done(t('template.done.enabled', { name })) });
  const remove = useAct(templateApi.remove, {
    onDone: () => done(t('template.done.removed', { name }), () => void restore.run({ id })),
  });
  const confirm = async (kind: 'disable' | 'remove') => {
    await (kind === 'disable' ? disable.run({ id, rev: rev() }) : remove.run({ id }));
    setAsked(null);
  };
  return {
    /** To be rendered beside the menu: the questions appear in it. */
    holder: asked && (
      <ConfirmDialog
        width={416}
        title={t(`template.${asked}Question`, { name })}
        verb={t(`template.act.${asked}`)}
        isDanger={asked === 'remove'}
        isBusy={disable.busy || remove.busy}
        onConfirm={() => void confirm(asked)}
        onClose={() => setAsked(null)}
      >
        <p>{t(`template.${asked}Hint`)}</p>
      </ConfirmDialog>
    ),
    disable: () => setAsked('disable'),
    enable: () => void enable.run({ id, rev: rev() }),
    remove: () => setAsked('remove'),
  };
}
