import type { Output } from '@rondo/contract/kit/endpoint';
import type { ptzApi } from '@rondo/contract/ptz';
import { useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';

/** Who has the camera, and how long others wait. */
export function HolderLine({ holder }: { holder: Output<typeof ptzApi.state>['holder'] }) {
  const t = useT();
  if (!holder)
    return (
      <p className="ptz-holder" role="status">
        <StatusIcon shape="dashed" tone="mute" size={12} /> {t('ptz.free')}
      </p>
    );
  const { name, seconds, isMine } = holder;
  return (
    <p className="ptz-holder" role="status">
      <StatusIcon shape="dot" tone={isMine ? 'ok' : 'warn'} size={12} />{' '}
      {isMine ? t('ptz.mine', { seconds }) : t('ptz.heldBy', { name, seconds })}
    </p>
  );
}
