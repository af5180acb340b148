import type { AlertWays } from '@rondo/contract/message';
import { senderApi } from '@rondo/contract/sender';
import { X } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { knowsPush, PushRefused, subscribeToPush, unsubscribeFromPush } from '../../../shared/web-push.ts';

/** Lets this browser be told while it is closed, and shows which are. */
export function PushChoice({ ways, onChanged }: { ways: AlertWays; onChanged: () => void }) {
  const t = useT();
  const add = useAct(senderApi.addBrowser, { onDone: onChanged });
  const remove = useAct(senderApi.removeBrowser, { onDone: onChanged });
  const own = ways.browsers.find(({ isThis }) => isThis);
  const change = async (isOn: boolean) => {
    if (!isOn) {
      await unsubscribeFromPush();
      if (own) await remove.run({ id: own.id });
      return;
    }
    try {
      await add.run(await subscribeToPush(ways.pushKey));
    } catch (cause) {
      if (!(cause instanceof PushRefused)) throw cause;
      const isBlocked = cause.message === 'blocked' || cause.message === 'ask';
      toast.warn(isBlocked ? t('message.alerts.blocked') : t('message.alerts.push.refused', { reason: cause.message }));
    }
  };
  return (
    <>
      <SwitchLine
        label={t('message.alerts.push.on')}
        hint={t(knowsPush() ? 'message.alerts.push.hint' : 'message.alerts.push.unknown')}
        isOn={own !== undefined}
        isDisabled={!(knowsPush() || own)}
        onChange={(isOn) => void change(isOn)}
      />
      {ways.browsers.length === 0 ? (
        <p className="meta">{t('message.alerts.push.none')}</p>
      ) : (
        <BrowserList browsers={ways.browsers} onRemove={(id) => void remove.run({ id })} />
      )}
    </>
  );
}

interface ListProps {
  browsers: AlertWays['browsers'];
  onRemove: (id: string) => void;
}

function BrowserList({ browsers, onRemove }: ListProps) {
  const t = useT();
  const { dateTime } = useFormat();
  return (
    <ul className="alert-browsers" aria-label={t('message.alerts.push.others')}>
      {browsers.map(({ id, device, since, isThis }) => (
        <li key={id}>
          <span>
            {device} {isThis && <span className="meta">({t('message.alerts.push.here')})</span>}
            <span className="meta alert-also">{t('message.alerts.push.since', { time: dateTime(since) })}</span>
          </span>
          {!isThis && (
            <button
              type="button"
              className="quiet"
              aria-label={t('message.alerts.push.remove', { device })}
              onClick={() => {
                onRemove(id);
                toast.ok(t('message.alerts.push.removed', { device }));
              }}
            >
              <X size={16} strokeWidth={1.75} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
