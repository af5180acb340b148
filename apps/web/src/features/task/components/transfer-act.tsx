import { taskApi } from '@rondo/contract/task';
import { useT } from '../../../shared/i18n.tsx';
import { TransferForm } from '../../../shared/process/transfer-form.tsx';
import type { ActProps } from './act-props.ts';

/** Another handler, out of those who work for the shop and do not review it; of several handlers one may take it alone. */
export function TransferAct(props: ActProps) {
  const t = useT();
  const handlers = props.detail.handlers.map((p) => p.id);
  const reviewers = props.detail.review.levels.flatMap(({ people }) => people.map((p) => p.id));
  return (
    <TransferForm
      {...props}
      endpoint={taskApi.transfer}
      verb={t('task.doing.transfer')}
      done={(name) => t('task.done.transfer', { name })}
      without={handlers.length === 1 ? [...handlers, ...reviewers] : reviewers}
      invalidates={[]}
    />
  );
}
