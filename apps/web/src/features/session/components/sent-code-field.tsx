import { accountApi } from '@rondo/contract/account';
import type { OPEN_CODE_PURPOSES } from '@rondo/domain/one-time-code';
import { useState } from 'react';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { CodeField } from '../../../shared/ui/form/code-field.tsx';

interface Props {
  purpose: (typeof OPEN_CODE_PURPOSES)[number];
  account: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** What is wrong with the account it would go to. */
  onAccountFault: (message: string) => void;
}

/** A one-time code to the account that was typed. Where nothing can be sent, it says where the code lies. */
export function SentCodeField({ purpose, account, value, error, onChange, onAccountFault }: Props) {
  const t = useT();
  const [isLocal, setLocal] = useState(false);
  const send = useSubmit(accountApi.sendCode, {
    onDone: ({ via }) => setLocal(via === 'local'),
    onRefused: ({ fields }) => {
      const fault = fields.find(({ path }) => path === 'account');
      if (fault) onAccountFault(fault.message);
      return fault !== undefined;
    },
  });
  const ask = async () => {
    if (account.trim()) return send.run({ purpose, account: account.trim() });
    onAccountFault(t('session.accountNeeded'));
    return null;
  };
  return (
    <div className="field-large">
      <CodeField label={t('session.code')} error={error} onSend={ask} value={value} onChange={onChange} />
      {isLocal && <p className="sign-in-note">{t('session.outbox')}</p>}
    </div>
  );
}
