import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { TagField } from '../../../shared/ui/form/tag-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Another name, introduction, tags, day of review; of a file whether others may keep it. */
export function EditDialog({ node, onClose }: { node: KnowledgeNode; onClose: () => void }) {
  const t = useT();
  const { id, rev, kind } = node;
  // A file keeps its ending: only what stands before it is written.
  const dot = kind === 'file' ? node.name.lastIndexOf('.') : -1;
  const ending = dot > 0 ? node.name.slice(dot) : '';
  const [stem, setStem] = useState(node.name.slice(0, node.name.length - ending.length));
  const [introduction, setIntroduction] = useState(node.introduction);
  const [tags, setTags] = useState<readonly string[]>(node.tags);
  const [reviewOn, setReviewOn] = useState(node.reviewOn ?? '');
  const [allowsDownload, setAllowsDownload] = useState(node.allowsDownload);
  const [fault, setFault] = useState('');
  const edit = useAct(knowledgeApi.edit, {
    onDone: () => {
      toast.ok(t('knowledge.done.saved'));
      onClose();
    },
    onRefused: (refusal) => {
      if (refusal.reason !== 'KNOWLEDGE_NAME_TAKEN') return false;
      setFault(refusal.message);
      return true;
    },
  });
  const tagFault =
    tags.length > LIMIT.knowledge.tags
      ? t('knowledge.tagsMost', { max: LIMIT.knowledge.tags })
      : tags.some((tag) => tag.length > LIMIT.knowledge.tag) && t('knowledge.tagLong', { max: LIMIT.knowledge.tag });
  const submit = () => {
    const name = stem.trim();
    setFault(name === '' ? t('rule.required') : '');
    if (name === '' || tagFault) return;
    const rest = { introduction, tags: [...tags], reviewOn: reviewOn || null, allowsDownload };
    void edit.run({ id, rev, name: name + ending, ...rest });
  };
  return (
    <Dialog title={t('knowledge.act.edit')} onClose={onClose} isSheet isSticky>
      <ActForm verb={t('ui.save')} isBusy={edit.busy} onSubmit={submit} onClose={onClose}>
        <TextField
          label={t('knowledge.field.name')}
          isRequired
          value={stem}
          onChange={setStem}
          maxLength={LIMIT.name.file - ending.length}
          error={fault}
          suffix={ending && <span className="meta">{ending}</span>}
        />
        <TextField
          label={t('knowledge.field.introduction')}
          rows={3}
          value={introduction}
          onChange={setIntroduction}
          maxLength={LIMIT.knowledge.introduction}
        />
        <TagField
          label={t('knowledge.field.tags')}
          hint={t('knowledge.tagHint')}
          value={tags}
          onChange={setTags}
          error={tagFault}
        />
        <DateField
          label={t('knowledge.field.reviewOn')}
          hint={t('knowledge.reviewHint', { days: LIMIT.knowledge.reviewDays })}
          value={reviewOn}
          onChange={setReviewOn}
        />
        {kind === 'file' && (
          <SwitchLine
            label={t('knowledge.field.allowsDownload')}
            hint={t('knowledge.downloadHint')}
            isOn={allowsDownload}
            onChange={setAllowsDownload}
          />
        )}
      </ActForm>
    </Dialog>
  );
}
