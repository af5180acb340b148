import { rectificationApi } from '@rondo/contract/rectification';
import { useT } from '../../../shared/i18n.tsx';
import { TransferForm } from '../../../shared/process/transfer-form.tsx';
import type { ActProps } from './act-props.ts';

/** Another handler, out of those who work for the store. */
export function TransferAct(props: ActProps) {
  const t = useT();
  return (
    <TransferForm
      {...props}
      endpoint={rectificationApi.transfer}
      verb={t('rectification.act.transfer')}
      done={(name) => t('rectification.done.transfer', { name })}
      without={props.detail.handlers.map((p) => p.id)}
      invalidates={['task']}
    />
  );
}
