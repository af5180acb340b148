import { knowledgeApi } from '@rondo/contract/knowledge';
import { LIMIT } from '@rondo/domain/limit';
import { isWebLink } from '@rondo/domain/web-link';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  kind: 'folder' | 'link';
  /** Null: the top. */
  parentId: string | null;
  onClose: () => void;
}

/** A new folder, or a link to a page elsewhere. */
export function FolderDialog({ kind, parentId, onClose }: Props) {
  const t = useT();
  const [requestId] = useState(() => uuidv7());
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [introduction, setIntroduction] = useState('');
  const [faults, setFaults] = useState<{ name?: string; url?: string }>({});
  const options = {
    onDone: () => {
      toast.ok(t('knowledge.done.created', { name: name.trim() }));
      onClose();
    },
    onRefused: (refusal: Refusal) => {
      if (refusal.reason !== 'KNOWLEDGE_NAME_TAKEN') return false;
      setFaults({ name: refusal.message });
      return true;
    },
  };
  const folder = useAct(knowledgeApi.createFolder, options);
  const link = useAct(knowledgeApi.createLink, options);
  const submit = () => {
    const missing = {
      ...(name.trim() === '' && { name: t('rule.required') }),
      ...(kind === 'link' && !isWebLink(url.trim()) && { url: t('knowledge.linkFault') }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    const input = { parentId, name: name.trim(), introduction, requestId };
    void (kind === 'folder' ? folder.run(input) : link.run({ ...input, url: url.trim() }));
  };
  return (
    <Dialog title={t(`knowledge.new.${kind}`)} onClose={onClose} isSheet isSticky={name !== '' || url !== ''}>
      <ActForm verb={t('ui.create')} isBusy={folder.busy || link.busy} onSubmit={submit} onClose={onClose}>
        {kind === 'link' && (
          <TextField
            label={t('knowledge.field.url')}
            type="url"
            isRequired
            value={url}
            onChange={setUrl}
            maxLength={LIMIT.knowledge.link}
            error={faults.url}
            placeholder="https://"
          />
        )}
        <TextField
          label={t('knowledge.field.name')}
          isRequired
          value={name}
          onChange={setName}
          maxLength={LIMIT.name.file}
          error={faults.name}
        />
        <TextField
          label={t('knowledge.field.introduction')}
          rows={3}
          value={introduction}
          onChange={setIntroduction}
          maxLength={LIMIT.knowledge.introduction}
        />
      </ActForm>
    </Dialog>
  );
}
