import { Eye, Star } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import type { CameraNode } from '../camera-nodes.ts';
import { carryCamera } from './drag.ts';

interface Props {
  node: CameraNode;
  /** Names above it, after a search. */
  place: string;
  isPlaying: boolean;
  /** One press is enough, as for a finger. */
  isQuick: boolean;
  onPlay: (id: string) => void;
  onSeen: (of: 'group' | 'shop', id: string) => void;
}

/** A line of the tree: a camera is dragged to the wall or pressed twice; a group or store opens by its name too. */
export function CameraRow({ node, place, isPlaying, isQuick, onPlay, onSeen }: Props) {
  const t = useT();
  switch (node.kind) {
    case 'coming':
      return <Coming onSeen={() => onSeen(node.of, node.ofId)} />;
    case 'more':
      return <span className="meta">{t('surveillance.moreStores')}</span>;
    case 'device':
      return (
        <Part onClick={turn}>
          <span className="ellipsis">{node.name}</span>
        </Part>
      );
    case 'group':
    case 'shop':
      return (
        <Part onClick={turn}>
          <span className="ellipsis">{node.name}</span>
          <span className="meta num" title={t('surveillance.counts', { online: node.online, total: node.total })}>
            {node.online}/{node.total}
          </span>
        </Part>
      );
    case 'camera':
      return <Camera {...{ node, place, isPlaying, isQuick, onPlay }} />;
    default:
      return node satisfies never;
  }
}

type CameraProps = Pick<Props, 'place' | 'isPlaying' | 'isQuick' | 'onPlay'> & {
  node: Extract<CameraNode, { kind: 'camera' }>;
};

function Camera({ node, place, isPlaying, isQuick, onPlay }: CameraProps) {
  const t = useT();
  const { camera } = node;
  const isOff = camera.state === 'offline';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the tree plays it by Enter
    <span
      className="camera-row"
      data-off={isOff}
      draggable
      {...APART}
      onDragStart={(event) => carryCamera(event, camera.id)}
      onClick={() => isQuick && onPlay(camera.id)}
      onDoubleClick={() => !isQuick && onPlay(camera.id)}
    >
      <StateLabel object="device" state={camera.state} size={12} bare />
      <span className="camera-name">
        <span className="ellipsis">{node.name}</span>
        {place && <span className="meta ellipsis">{place}</span>}
      </span>
      {camera.isFavourite && (
        <Star size={12} strokeWidth={1.75} role="img" aria-label={t('surveillance.isFavourite')} />
      )}
      {isPlaying ? (
        <span className="meta camera-note">
          <Eye size={14} strokeWidth={1.75} aria-hidden />
          {t('surveillance.isPlaying')}
        </span>
      ) : (
        isOff && <span className="camera-note camera-off">{t('state.device.offline')}</span>
      )}
    </span>
  );
}

function Part({ onClick, children }: { onClick: (event: MouseEvent) => void; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the arrow of the row has keys
    <span className="camera-part" {...APART} onClick={onClick}>
      {children}
    </span>
  );
}

/** The row has presses of its own, which would keep a camera from being dragged. */
const APART = {
  onPointerDown: (event: { stopPropagation: () => void }) => event.stopPropagation(),
  onMouseDown: (event: { stopPropagation: () => void }) => event.stopPropagation(),
};

/** Does what the arrow of the row does. */
const turn = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('.tree-row')?.querySelector<HTMLElement>('button.tree-caret')?.click();

function Coming({ onSeen }: { onSeen: () => void }) {
  const t = useT();
  const seen = useEffectEvent(onSeen);
  useEffect(() => seen(), []);
  return <span className="meta">{t('ui.loading')}</span>;
}
