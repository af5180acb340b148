import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { useT } from '../../../shared/i18n.tsx';
import { CommentForm } from '../../../shared/process/comment-form.tsx';
import type { ActProps } from './act-props.ts';

type CommentEvent = 'close' | 'cancel';

/** A task that has not begun is cancelled by the same call. */
const ENDPOINTS: Record<CommentEvent, Endpoint> = {
  close: taskApi.close,
  cancel: taskApi.close,
};

/** Close and cancel with a reason. */
export function CommentAct({ act, ...props }: ActProps & { act: CommentEvent }) {
  const t = useT();
  return (
    <CommentForm
      {...props}
      act={act}
      endpoint={ENDPOINTS[act]}
      verb={t(`task.doing.${act}`)}
      done={t(`task.done.${act}`)}
      hint={t('task.form.reasonClose')}
      warning={t('task.form.closeWarning')}
      invalidates={['record', 'rectification']}
    />
  );
}
