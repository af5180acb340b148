import { albumApi } from '@rondo/contract/album';
import { templateApi } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { allItems } from '@rondo/domain/scoring/template';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-props.ts';
import { ChosenPictures } from './chosen-pictures.tsx';

/** Templates that the field names before somebody searches. */
const NAMED = 50;

/** Makes pictures standard photos of a check item: first the template, then one of its items. */
export function StandardDialog({ pictures, addressOf, onClose, onDone }: ActProps) {
  const t = useT();
  const navigate = useNavigate();
  const [templateId, setTemplateId] = useState<string | null>(null);
  const [itemId, setItemId] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [requestId] = useState(() => uuidv7());
  const templates = useTemplates(templateId);
  const items = useItems(templateId);
  const put = useAct(albumApi.standardPhoto, {
    invalidates: ['template'],
    onDone: (added, asked) => {
      const open = () => void navigate(`/inspect/template/${asked.templateId}`);
      toast.ok(t('album.standard.done', added), { action: { label: t('album.standard.open'), run: open } });
      onDone();
    },
  });
  const submit = () => {
    setTried(true);
    const ids = pictures.map(({ id }) => id);
    if (templateId !== null && itemId !== null) void put.run({ requestId, ids, templateId, itemId });
  };
  const needed = (value: string | null, words: string) => (isTried && value === null ? { error: words } : {});
  return (
    <Dialog title={t('album.standard.title', { count: pictures.length })} isSheet isSticky onClose={onClose}>
      <ActForm verb={t('album.standard.act')} isBusy={put.busy} onSubmit={submit} onClose={onClose}>
        <ChosenPictures pictures={pictures} addressOf={addressOf} />
        <SelectField
          label={t('album.standard.template')}
          isRequired
          isSearchable
          value={templateId}
          onChange={(next) => {
            setTemplateId(next);
            setItemId(null);
          }}
          {...templates}
          {...needed(templateId, t('album.standard.templateNeeded'))}
        />
        <SelectField
          label={t('album.standard.item')}
          hint={t('album.standard.hint', { max: LIMIT.photo.standard })}
          isRequired
          isSearchable
          isDisabled={templateId === null}
          value={itemId}
          onChange={setItemId}
          {...items}
          {...needed(itemId, t('album.standard.itemNeeded'))}
        />
      </ActForm>
    </Dialog>
  );
}

/** Templates by what is searched; the chosen one keeps its name. */
function useTemplates(chosenId: string | null) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const read = useCall(templateApi.list, { keyword, size: NAMED, sort: 'name' }, { keepPrevious: true });
  const chosen = useCall(templateApi.get, { id: chosenId ?? '' }, { enabled: chosenId !== null, part: true }).data;
  const named = [...(chosen ? [chosen] : []), ...(read.data?.list ?? [])];
  const unique = new Map(named.map(({ id, name }) => [id, name]));
  return {
    options: [...unique].map(([value, label]) => ({ value, label })),
    placeholder: read.data?.total === 0 && keyword === '' ? t('album.standard.none') : t('ui.choosePlaceholder'),
    isLoading: read.isPending,
    onSearch: setKeyword,
    onRetry: read.isError ? () => void read.refetch() : undefined,
  };
}

/** The check items of a template as it is edited, in its order. */
function useItems(templateId: string | null) {
  const read = useCall(templateApi.get, { id: templateId ?? '' }, { enabled: templateId !== null, part: true });
  const items = read.data ? allItems(read.data.content) : [];
  return {
    options: items.map(({ id, name }) => ({ value: id, label: name })),
    isLoading: templateId !== null && read.isPending,
    onRetry: read.isError ? () => void read.refetch() : undefined,
  };
}
