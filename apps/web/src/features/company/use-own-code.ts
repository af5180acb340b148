import { accountApi } from '@rondo/contract/account';
import type { OWN_CODE_PURPOSES } from '@rondo/domain/one-time-code';
import { useState } from 'react';
import { useSubmit } from '../../shared/http/use-submit.ts';
import { useT } from '../../shared/i18n.tsx';

/** A code sent to the own phone or address, and what is typed of it. */
export function useOwnCode(purpose: (typeof OWN_CODE_PURPOSES)[number]) {
  const t = useT();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const send = useSubmit(accountApi.sendOwnCode);
  return {
    code,
    /** Says that a code is missing; true when there is one to send off. */
    check(): boolean {
      setFault(code === '' ? t('rule.required') : undefined);
      return code !== '';
    },
    /** A refusal that belongs at the field. */
    refuse: setFault,
    field: {
      value: code,
      error: fault,
      onSend: () => send.run({ purpose }),
      onChange(typed: string) {
        setCode(typed);
        setFault(undefined);
      },
    },
  };
}
