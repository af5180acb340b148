import { checkInApi } from '@rondo/contract/check-in';
import { SECOND_MS } from '@rondo/domain/duration';
import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { QrCode, useQr } from '../../../shared/ui/qr-code.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { toast } from '../../../shared/ui/toast.ts';

type Props = { shopId: string; kind: 'static' | 'dynamic' };
const REFRESH_MS = 5 * SECOND_MS;

/** The code as a picture that a phone opens, and in letters to type. A changing one is asked for again when it ends. */
export function StoreCode({ shopId, kind }: Props) {
  const t = useT();
  // Asked for often, not when it ends by the clock of this device, which may be wrong: the code before is taken a while longer.
  const often = kind === 'dynamic' ? { refetchEveryMs: REFRESH_MS } : {};
  const { data, isError, error, refetch } = useCall(checkInApi.code, { shopId, kind }, { fresh: true, ...often });
  const left = useSecondsLeft(data?.endsAt ?? null);
  const image = useQr(data ? linkOf(shopId, data.code) : '');
  if (!data && isError) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={t('checkIn.code.title')} />;
  const { shop, code } = data;
  return (
    <figure className="card check-in-shown">
      <h2>{shop.name}</h2>
      <QrCode image={image} label={t('checkIn.code.label', { shop: shop.name })} />
      <figcaption>
        <p className="check-in-letters num">{code}</p>
        {left !== null && <p className="meta num">{t('checkIn.code.left', { seconds: left })}</p>}
        <p className="meta no-print">{t(`checkIn.code.${kind}Hint`)}</p>
      </figcaption>
      {kind === 'static' && <StaticActs shopId={shopId} name={shop.name} />}
    </figure>
  );
}

const linkOf = (shopId: string, code: string): string =>
  `${location.origin}/web/inspect/checkIn/scan?shop=${shopId}&code=${code}`;

function StaticActs({ shopId, name }: { shopId: string; name: string }) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const renew = useAct(checkInApi.renewCode, {
    onDone: () => {
      toast.ok(t('checkIn.code.renewed'));
      setAsked(false);
    },
  });
  return (
    <div className="check-in-choose no-print">
      <Button onPress={() => setAsked(true)}>{t('checkIn.code.renew')}</Button>
      <Button look="primary" onPress={() => window.print()}>
        {t('checkIn.code.print')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('checkIn.code.renewTitle', { shop: name })}
          verb={t('checkIn.code.renew')}
          isDanger
          isBusy={renew.busy}
          onConfirm={() => void renew.run({ shopId, requestId: uuid() })}
          onClose={() => setAsked(false)}
        >
          <p>{t('checkIn.code.renewText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Whole seconds until a moment. Null: it never ends. */
function useSecondsLeft(endsAt: string | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? null : Math.max(0, Math.ceil((Date.parse(endsAt) - now) / SECOND_MS));
}
