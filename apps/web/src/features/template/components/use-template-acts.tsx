import { templateApi } from '@rondo/contract/template';
import { Modal } from 'antd';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
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
  const [dialog, holder] = Modal.useModal();
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
  const ask = (kind: 'disable' | 'remove', run: () => Promise<unknown>) =>
    dialog.confirm({
      title: t(`template.${kind}Question`, { name }),
      content: t(`template.${kind}Hint`),
      okText: t(`template.act.${kind}`),
      okButtonProps: { danger: kind === 'remove' },
      onOk: run,
    });
  return {
    /** To be rendered beside the menu: the questions appear in it. */
    holder,
    disable: () => void ask('disable', () => disable.run({ id, rev: rev() })),
    enable: () => void enable.run({ id, rev: rev() }),
    remove: () => void ask('remove', () => remove.run({ id })),
  };
}
