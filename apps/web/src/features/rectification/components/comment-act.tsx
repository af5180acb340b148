import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { rectificationApi } from '@rondo/contract/rectification';
import { useT } from '../../../shared/i18n.tsx';
import { CommentForm } from '../../../shared/process/comment-form.tsx';
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
export function CommentAct({ act, ...props }: ActProps & { act: CommentEvent }) {
  const t = useT();
  return (
    <CommentForm
      {...props}
      act={act}
      endpoint={ENDPOINTS[act]}
      verb={t(`rectification.act.${act}`)}
      done={t(`rectification.done.${act}`)}
      hint={t(HINTS[act])}
      warning={act === 'end' ? t('rectification.form.endWarning') : null}
      invalidates={['task', 'record']}
    />
  );
}
