import type { Shape } from '@rondo/domain/state-shapes';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { showRefusal } from '../../../shared/http/http.ts';
import { Refusal } from '../../../shared/http/refusal.ts';
import { useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import type { Tone } from '../../../shared/ui/tokens.ts';
import { documentLink } from '../links.ts';
import { cancelUpload, pauseUpload, resumeUpload } from './send-uploads.ts';
import { dropUploads, isOver, type Upload, type UploadState } from './upload-store.ts';

const LOOKS: Record<UploadState, readonly [Shape, Tone]> = {
  checking: ['dashed', 'mute'],
  asking: ['exclamation', 'warn'],
  waiting: ['dashed', 'wait'],
  sending: ['half', 'wait'],
  paused: ['pause', 'warn'],
  offline: ['exclamation', 'warn'],
  finishing: ['quarter', 'wait'],
  done: ['check', 'ok'],
  skipped: ['bar', 'mute'],
  failed: ['cross', 'bad'],
};

/** One file on its way: how far, what is wrong, and what can be done about it. */
export function UploadRow({ upload }: { upload: Upload }) {
  const t = useT();
  const format = useFormat();
  const { key, name, path, state, sentBytes, sizeBytes, fault, nodeId } = upload;
  const [shape, tone] = LOOKS[state];
  const isMoving = state === 'sending' || state === 'offline' || state === 'paused';
  const sent = t('knowledge.upload.sent', { sent: format.bytes(sentBytes), all: format.bytes(sizeBytes) });
  const whole = path === '' ? name : `${path} / ${name}`;
  return (
    <li className="upload-row">
      <StatusIcon shape={shape} tone={tone} size={16} />
      <div className="upload-what">
        {nodeId === null ? (
          <p className="ellipsis" title={whole}>
            {name}
          </p>
        ) : (
          <Link className="ellipsis" title={whole} to={documentLink({ id: nodeId })}>
            {name}
          </Link>
        )}
        <p className="meta num" data-tone={state === 'failed' ? 'bad' : undefined}>
          {fault ?? t(`knowledge.upload.state.${state}`)}
          {isMoving && ` · ${sent}`}
        </p>
        {isMoving && (
          <progress max={sizeBytes} value={sentBytes} aria-label={t('knowledge.upload.progress', { name })} />
        )}
      </div>
      <Acts upload={upload} key={key} />
    </li>
  );
}

function Acts({ upload: { key, name, state, fault, uploadId } }: { upload: Upload }) {
  const t = useT();
  const act = (label: string, run: () => void, icon: ReactNode) => (
    <button type="button" className="quiet" aria-label={`${label}: ${name}`} title={label} onClick={run}>
      {icon}
    </button>
  );
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const giveUp = () => {
    dropUploads((one) => one.key === key);
    // What came to its end is not there to be given up.
    const left = state === 'done' || state === 'skipped' ? null : uploadId;
    cancelUpload(key, left).catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause;
      showRefusal(cause);
    });
  };
  // What failed before anything was sent of it fails again.
  const mayRetry = state === 'failed' && (uploadId !== null || fault === null);
  return (
    <div className="upload-acts">
      {(state === 'sending' || state === 'waiting' || state === 'offline') &&
        act(t('knowledge.upload.pause'), () => pauseUpload(key), <Pause {...icon} />)}
      {state === 'paused' && act(t('knowledge.upload.resume'), () => resumeUpload(key), <Play {...icon} />)}
      {mayRetry && act(t('ui.retry'), () => resumeUpload(key), <RotateCcw {...icon} />)}
      {state !== 'finishing' &&
        act(t(isOver({ state }) ? 'knowledge.upload.takeOff' : 'knowledge.upload.giveUp'), giveUp, <X {...icon} />)}
    </div>
  );
}
