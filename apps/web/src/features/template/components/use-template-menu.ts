import { type TemplateDetail, templateApi } from '@rondo/contract/template';
import { useNavigate } from 'react-router';
import { v4 as uuidv4 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Autosave } from '../editor/use-autosave.ts';

/** What else can be done with the template from its editor; only what the server says is possible. */
export function useTemplateMenu(detail: TemplateDetail, save: Autosave) {
  const t = useT();
  const navigate = useNavigate();
  const { id, name, can } = detail;
  const copy = useAct(templateApi.create, { onDone: (made) => void navigate(`/inspect/template/${made.id}`) });
  const left = (words: string) => {
    toast.ok(words);
    void navigate('/inspect/template');
  };
  const disable = useAct(templateApi.disable, { onDone: () => left(t('template.done.disabled', { name })) });
  const enable = useAct(templateApi.enable, { onDone: () => left(t('template.done.enabled', { name })) });
  const remove = useAct(templateApi.remove, { onDone: () => left(t('template.done.removed', { name })) });
  const after = (run: () => Promise<unknown>) => () => {
    void save.flush().then((isSaved) => (isSaved ? run() : toast.warn(t('template.done.saveFirst'))));
  };
  const act = (key: 'copy' | 'disable' | 'enable' | 'remove', isThere: boolean, run: () => Promise<unknown>) =>
    isThere
      ? [{ key, label: t(`template.act.${key}`), ...(key === 'remove' ? { danger: true } : {}), onClick: after(run) }]
      : [];
  const copyName = [...t('template.copyName', { name })].slice(0, 50).join('');
  return [
    ...act('copy', can.edit, () => copy.run({ name: copyName, modes: detail.modes, copyOf: id, requestId: uuidv4() })),
    ...act('disable', can.disable, () => disable.run({ id, rev: save.revNow() })),
    ...act('enable', can.enable, () => enable.run({ id, rev: save.revNow() })),
    ...act('remove', can.remove, () => remove.run({ id })),
  ];
}
