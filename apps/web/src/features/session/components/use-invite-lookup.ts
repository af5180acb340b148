import { accountApi } from '@rondo/contract/account';
import type { Output } from '@rondo/contract/kit/endpoint';
import { useEffect, useState } from 'react';
import { call, Refusal, showRefusal } from '../../../shared/http/http.ts';
import type { Address } from '../address.ts';

type Company = Output<typeof accountApi.lookInvite>;
/** `over`: the link or code is not good any more; `failed`: it could not be asked. */
export type InviteLookup = { state: 'looking' | 'over' | 'failed' } | ({ state: 'found' } & Company);

/** Which company a link or code leads to; `again` asks once more. */
export function useInviteLookup({ invite, companyCode }: Pick<Address, 'invite' | 'companyCode'>) {
  const [look, setLook] = useState<InviteLookup>({ state: 'looking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further turn asks again
  useEffect(() => {
    if (invite === '' && companyCode === '') return;
    const asked = { isWanted: true };
    setLook({ state: 'looking' });
    void ask(invite, companyCode).then((found) => asked.isWanted && setLook(found));
    return () => {
      asked.isWanted = false;
    };
  }, [invite, companyCode, attempt]);
  return { look, again: () => setAttempt(attempt + 1), end: () => setLook({ state: 'over' }) };
}

async function ask(invite: string, companyCode: string): Promise<InviteLookup> {
  const onError = (_code: number, _message: string, refusal: Refusal) => {
    if (refusal.reason !== 'INVITE_OVER') showRefusal(refusal);
  };
  try {
    return { state: 'found', ...(await call(accountApi.lookInvite, { invite, companyCode }, { onError })) };
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return { state: cause.reason === 'INVITE_OVER' || cause.reason === 'INPUT_REFUSED' ? 'over' : 'failed' };
  }
}
