import { useT } from '../../../shared/i18n.tsx';
import { CommentForm } from '../../../shared/process/comment-form.tsx';
import type { ActProps } from './act-props.ts';
import { ACTS, type ReasonEvent } from './acts.ts';

/** An act with a reason: send back, end, reopen. */
export function CommentAct({ act, ...props }: ActProps & { act: ReasonEvent }) {
  const t = useT();
  const row = ACTS[act];
  return (
    <CommentForm
      {...props}
      act={act}
      endpoint={row.endpoint}
      verb={t(`rectification.act.${act}`)}
      done={t(`rectification.done.${act}`)}
      hint={t(row.hint)}
      warning={'warning' in row ? t(row.warning) : null}
      invalidates={['task', 'record']}
    />
  );
}
