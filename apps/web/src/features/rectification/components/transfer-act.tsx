import { rectificationApi } from '@rondo/contract/rectification';
import { useT } from '../../../shared/i18n.tsx';
import { TransferForm } from '../../../shared/process/transfer-form.tsx';
import type { ActProps } from './act-props.ts';

/** Another handler, out of those who work for the store. */
export function TransferAct(props: ActProps) {
  const t = useT();
  const { handlers, reviewers } = props.detail;
  // Whoever alone reviews it would look at their own fix.
  const alone = reviewers.length === 1 ? reviewers : [];
  return (
    <TransferForm
      {...props}
      endpoint={rectificationApi.transfer}
      verb={t('rectification.act.transfer')}
      done={(name) => t('rectification.done.transfer', { name })}
      without={[...handlers, ...alone].map((p) => p.id)}
      invalidates={['task']}
    />
  );
}
