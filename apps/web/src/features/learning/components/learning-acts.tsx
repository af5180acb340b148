import { learningApi } from '@rondo/contract/learning';
import type { LearningDetail } from '@rondo/contract/learning-shapes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { PublishDialog } from './publish-dialog.tsx';

type Asked = 'publish' | 'end' | 'remove' | null;

/** Exactly the acts that the server offers this reader; what leads on stands last. */
export function LearningActs({ learning }: { learning: LearningDetail }) {
  const t = useT();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>(null);
  const { id, rev, title, can } = learning;
  const close = () => setAsked(null);
  const move = useAct(learningApi.move, {
    onDone: (_, { event }) => {
      toast.ok(t(event === 'end' ? 'learning.end.done' : 'learning.publish.done'));
      close();
    },
  });
  const remove = useAct(learningApi.remove, {
    onDone: () => {
      toast.ok(t('learning.remove.done'));
      void navigate('/knowledge/learning?tab=managed', { replace: true });
    },
  });
  const copy = useAct(learningApi.copy, {
    onDone: (copied) => {
      toast.ok(t('learning.copied'));
      void navigate(`/knowledge/learning/edit?id=${copied.id}`);
    },
  });
  const remind = useAct(learningApi.remind, {
    onDone: ({ members }) => toast.ok(t('learning.reminded', { count: members })),
  });
  return (
    <>
      {can.delete && <Button onPress={() => setAsked('remove')}>{t('learning.remove.verb')}</Button>}
      {can.copy && (
        <Button isBusy={copy.busy} onPress={() => void copy.run({ id, requestId: uuidv7() })}>
          {t('learning.copy')}
        </Button>
      )}
      {can.events.includes('end') && <Button onPress={() => setAsked('end')}>{t('learning.end.verb')}</Button>}
      {can.edit && (
        <Button onPress={() => void navigate(`/knowledge/learning/edit?id=${id}`)}>{t('learning.edit')}</Button>
      )}
      {can.remind && (
        <Button look="primary" isBusy={remind.busy} onPress={() => void remind.run({ id, requestId: uuidv7() })}>
          {t('learning.remind')}
        </Button>
      )}
      {can.events.includes('publish') && (
        <Button look="primary" onPress={() => setAsked('publish')}>
          {t('learning.form.publish')}
        </Button>
      )}
      {asked === 'publish' && (
        <PublishDialog
          id={id}
          isBusy={move.busy}
          onConfirm={() => void move.run({ id, rev, event: 'publish' })}
          onClose={close}
        />
      )}
      {asked === 'end' && (
        <ConfirmDialog
          title={t('learning.end.title')}
          verb={t('learning.end.verb')}
          isDanger
          isSheet
          isBusy={move.busy}
          onConfirm={() => void move.run({ id, rev, event: 'end' })}
          onClose={close}
        >
          <p>{t('learning.end.text')}</p>
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={t('learning.remove.title', { name: title })}
          verb={t('learning.remove.verb')}
          isDanger
          isSheet
          isBusy={remove.busy}
          onConfirm={() => void remove.run({ id })}
          onClose={close}
        >
          <p>{t('learning.remove.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
