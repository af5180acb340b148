import { type TemplateDetail, templateApi } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { useNavigate } from 'react-router';
import { v4 as uuidv4 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Autosave } from '../editor/use-autosave.ts';
import { fieldDraftOf, sentFields } from '../field-draft.ts';
import { saveVersion } from '../save-version.ts';
import type { Panel } from './use-panel.ts';
import { useTemplateActs } from './use-template-acts.tsx';

/** What else can be done with the template from its editor; only what the server says is possible. */
export function useTemplateMenu(detail: TemplateDetail, save: Autosave, onPanel: (panel: Panel) => void) {
  const t = useT();
  const navigate = useNavigate();
  const { id, name, can } = detail;
  const copy = useAct(templateApi.create, { onDone: (made) => navigate(`/inspect/template/${made.id}`) });
  const acts = useTemplateActs({ id, name, rev: save.revNow, onDone: () => navigate('/inspect/template') });
  const after = (run: () => unknown) => () => {
    void save.flush().then((isSaved) => (isSaved ? run() : toast.warn(t('template.done.saveFirst'))));
  };
  const act = (key: 'copy' | 'disable' | 'enable' | 'remove', isThere: boolean, run: () => unknown) =>
    isThere
      ? [{ key, label: t(`template.act.${key}`), ...(key === 'remove' ? { isDanger: true } : {}), run: after(run) }]
      : [];
  const copyName = [...t('template.copyName', { name })].slice(0, LIMIT.name.template).join('');
  const items = [
    ...act('copy', can.edit, () =>
      copy.run({ ...sentFields(fieldDraftOf(detail)), name: copyName, copyOf: id, requestId: uuidv4() }),
    ),
    ...(can.edit ? [{ key: 'share', label: t('template.share.act'), run: () => onPanel('share') }] : []),
    {
      key: 'export',
      label: t('template.exporting.act'),
      run: after(() => saveVersion({ id, versionId: detail.version.id })),
    },
    ...(detail.liveNo === null
      ? []
      : [{ key: 'health', label: t('template.health.title'), run: () => onPanel('health') }]),
    ...(detail.liveNo !== null && detail.hasDraft
      ? [{ key: 'replay', label: t('template.replay.title'), run: after(() => onPanel('replay')) }]
      : []),
    ...act('disable', can.disable, acts.disable),
    ...act('enable', can.enable, acts.enable),
    ...act('remove', can.remove, acts.remove),
  ];
  return { items, holder: acts.holder };
}
