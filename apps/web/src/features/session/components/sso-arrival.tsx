import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { loadEnter } from '../later-calls.ts';
import { receive } from '../receive.ts';
import { type SsoReturn, takeSsoReturn } from '../sso-return.ts';

/** Whoever comes back from single sign-on enters; what went wrong there is said above what would be shown anyway. */
export function SsoArrival({ children }: { children: ReactNode }) {
  const t = useT();
  const [arrival, setArrival] = useState<SsoReturn | null>(null);
  const enter = useSubmit(loadEnter, {
    onDone: receive,
    onRefused: () => {
      setArrival({ fault: 'failed' });
      return true;
    },
  });
  const arrive = useEffectEvent(() => {
    const found = takeSsoReturn();
    setArrival(found);
    if (found && 'pass' in found) void enter.run(found);
  });
  useEffect(() => arrive(), []);
  if (enter.busy) return <p role="status">{t('session.checking')}</p>;
  return (
    <>
      {arrival && 'fault' in arrival && (
        <p role="alert" className="sign-in-note sign-in-fault">
          {t(`session.ssoFault.${arrival.fault}`)}
        </p>
      )}
      {children}
    </>
  );
}
