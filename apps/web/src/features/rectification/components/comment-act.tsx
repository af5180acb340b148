import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { rectificationApi } from '@rondo/contract/rectification';
import { useState } from 'react';
import { z } from 'zod';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-props.ts';

type CommentEvent = 'reject' | 'end' | 'reopen';

const ENDPOINTS: Record<CommentEvent, Endpoint> = {
  reject: rectificationApi.reject,
  end: rectificationApi.end,
  reopen: rectificationApi.reopen,
};

const HINTS = {
  reject: 'rectification.form.reasonReject',
  end: 'rectification.form.reasonEnd',
  reopen: 'rectification.form.reasonReopen',
} as const;

/** Send back, end and reopen with a reason. */
export function CommentAct({ act, detail, onClose, onGone }: ActProps & { act: CommentEvent }) {
  const t = useT();
  const draft = useFormDraft(`${act}.${detail.id}`, z.string(), '');
  const { value: comment, set: setComment } = draft;
  const [isTried, setTried] = useState(false);
  const isMissing = comment.trim() === '';
  const close = () => {
    draft.forget();
    onClose();
  };
  const run = useAct(ENDPOINTS[act], {
    onDone: () => {
      toast.ok(t(`rectification.done.${act}`));
      refreshCounters();
      close();
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
      close();
    },
    touches: ['task', 'record'],
  });
  const submit = () => {
    setTried(true);
    if (!isMissing) void run.run({ id: detail.id, rev: detail.rev, comment });
  };
  return (
    <ActForm
      verb={t(`rectification.act.${act}`)}
      isBusy={run.busy}
      isDanger={act === 'end'}
      onSubmit={submit}
      onClose={close}
    >
      {act === 'end' && <p className="dense">{t('rectification.form.endWarning')}</p>}
      <TextField
        label={t('rectification.form.reason')}
        hint={t(HINTS[act])}
        {...(isTried && isMissing ? { error: t('rectification.form.reasonNeeded') } : {})}
        isRequired
        value={comment}
        onChange={setComment}
        rows={3}
        maxLength={500}
        autoFocus
      />
    </ActForm>
  );
}
