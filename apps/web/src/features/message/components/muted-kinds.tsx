import { messageApi } from '@rondo/contract/message';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { muteName } from '../mute-name.ts';
import './muted-kinds.css';

/** The kinds of messages that the reader muted, each to be told of again. */
export function MutedKinds() {
  const t = useT();
  const { data, isLoadingError, refetch } = useCall(messageApi.mutes, {}, { part: true });
  const mute = useAct(messageApi.mute);
  if (isLoadingError) {
    return (
      <p role="alert">
        {t('message.mutesFailed')}{' '}
        <button type="button" className="button" onClick={() => void refetch()}>
          {t('ui.retry')}
        </button>
      </p>
    );
  }
  if (!data) return <SkeletonRows rows={2} />;
  if (data.length === 0) return <p className="meta">{t('message.nothingMuted')}</p>;
  return (
    <ul className="muted-kinds">
      {data.map((one) => (
        <li key={`${one.kind} ${one.reason}`}>
          <span>{muteName(t, one)}</span>
          <button
            type="button"
            className="button"
            disabled={mute.busy}
            aria-label={t('message.unmuteNamed', { name: muteName(t, one) })}
            onClick={() => void mute.run({ ...one, isMuted: false })}
          >
            {t('message.unmute')}
          </button>
        </li>
      ))}
    </ul>
  );
}
