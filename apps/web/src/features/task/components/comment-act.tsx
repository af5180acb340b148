import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { useT } from '../../../shared/i18n.tsx';
import { CommentForm } from '../../../shared/process/comment-form.tsx';
import type { ActProps } from './act-props.ts';

type CommentEvent = 'reject' | 'close' | 'cancel';

/** A task that has not begun is cancelled by the same call. */
const ENDPOINTS: Record<CommentEvent, Endpoint> = {
  reject: taskApi.reject,
  close: taskApi.close,
  cancel: taskApi.close,
};

/** Send back, close and cancel with a reason. */
export function CommentAct({ act, ...props }: ActProps & { act: CommentEvent }) {
  const t = useT();
  const isEnd = act === 'close' || act === 'cancel';
  return (
    <CommentForm
      {...props}
      act={act}
      endpoint={ENDPOINTS[act]}
      verb={t(`task.doing.${act}`)}
      done={t(`task.done.${act}`)}
      hint={t(isEnd ? 'task.form.reasonClose' : 'task.form.reasonReject')}
      warning={isEnd ? t('task.form.closeWarning') : null}
      invalidates={['record', 'rectification']}
    />
  );
}
