import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { Noun } from '@rondo/contract/noun';
import { useState } from 'react';
import { z } from 'zod';
import { useFormDraft } from '../session/use-form-draft.ts';
import { ActForm } from '../ui/form/act-form.tsx';
import { ReasonField } from './act-fields.tsx';
import type { ActProps } from './act-props.ts';
import { useWorkAct } from './use-work-act.ts';

interface Props extends ActProps<{ id: string; rev: number }> {
  /** Names the act in the key of what was typed and not sent. */
  act: string;
  endpoint: Endpoint;
  verb: string;
  done: string;
  /** What the reason is for. */
  hint: string;
  /** It ends the work: what that means stands above the reason. */
  warning: string | null;
  invalidates: readonly Noun[];
}

/** An act on some work that needs a reason. */
export function CommentForm({ act, endpoint, detail, verb, done, hint, warning, invalidates, onClose, onGone }: Props) {
  const draft = useFormDraft(`${act}.${detail.id}`, z.string(), '');
  const { value: comment, set: setComment } = draft;
  const [isTried, setTried] = useState(false);
  const close = () => {
    draft.forget();
    onClose();
  };
  const run = useWorkAct(endpoint, { done: () => done, onClose: close, onGone, invalidates: invalidates });
  const submit = () => {
    setTried(true);
    if (comment.trim() !== '') void run.run({ id: detail.id, rev: detail.rev, comment });
  };
  return (
    <ActForm verb={verb} isBusy={run.busy} isDanger={warning !== null} onSubmit={submit} onClose={close}>
      {warning !== null && <p className="dense">{warning}</p>}
      <ReasonField value={comment} onChange={setComment} isTried={isTried} hint={hint} />
    </ActForm>
  );
}
