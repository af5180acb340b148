import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeRequest } from '@rondo/contract/knowledge-shapes';
import { KNOWLEDGE_LEVELS, type KnowledgeLevel } from '@rondo/domain/knowledge/access';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  request: KnowledgeRequest;
  act: KnowledgeRequest['can'][number];
  onClose: () => void;
}

/** Grants a request with a level, refuses it with an answer, or takes one's own back. */
export function DecideDialog({ request: { id, rev, node, member }, act, onClose }: Props) {
  const t = useT();
  const [level, setLevel] = useState<KnowledgeLevel>('view');
  const [answer, setAnswer] = useState('');
  const decide = useAct(knowledgeApi.decideRequest, {
    onDone: () => {
      toast.ok(t(`knowledge.request.done.${act}`));
      refreshCounters();
      onClose();
    },
  });
  const name = node?.name ?? t('knowledge.request.unknownNode');
  return (
    <Dialog title={t(`knowledge.request.act.${act}`)} width={440} isSheet onClose={onClose}>
      <ActForm
        verb={t(`knowledge.request.act.${act}`)}
        isBusy={decide.busy}
        onSubmit={() => void decide.run({ id, rev, act, level, answer })}
        onClose={onClose}
      >
        <p>{t('knowledge.request.about', { who: member.name, name })}</p>
        {act === 'grant' && (
          <>
            <Segment
              label={t('knowledge.field.permission')}
              value={level}
              onChange={setLevel}
              options={KNOWLEDGE_LEVELS.map((value) => ({ value, label: t(`knowledge.level.${value}`) }))}
            />
            <p className="field-hint">{t('knowledge.request.grantHint')}</p>
          </>
        )}
        {act !== 'withdraw' && (
          <TextField
            label={t('knowledge.request.answer')}
            rows={2}
            value={answer}
            onChange={setAnswer}
            maxLength={LIMIT.knowledge.reason}
          />
        )}
      </ActForm>
    </Dialog>
  );
}
