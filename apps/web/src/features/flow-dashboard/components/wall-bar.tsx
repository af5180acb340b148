import { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { Maximize, Pause, Play, SkipForward, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { useFigures } from '../use-figures.ts';
import { fillScreen, leaveScreen, useFullscreen } from '../use-fullscreen.ts';
import './wall.css';

interface Props {
  id: string;
  name: string;
  figures: ReturnType<typeof useFigures>;
  onLeave: () => void;
}

/** The bar of the wall: it goes on to the next favourite by itself, as long as nobody pauses it, and says how old the figures are. */
export function WallBar({ id, name, figures, onLeave }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [isPaused, setPaused] = useState(false);
  const read = useCall(flowDashboardApi.list, { isFavourite: true, sort: 'name', size: 100 }, { part: true });
  const ids = (read.data?.list ?? []).map((row) => row.id);
  const at = ids.indexOf(id);
  const next = ids[(at + 1) % Math.max(ids.length, 1)];
  const go = useEffectEvent(() => {
    if (next && next !== id) void navigate(`/flow/dashboard/${next}?wall=true`, { replace: true });
  });
  const isFull = useFullscreen(onLeave);
  const leave = useEffectEvent(() => {
    // The screen that is left takes the wall with it.
    if (document.fullscreenElement) void leaveScreen();
    else onLeave();
  });
  const fill = async () => {
    if (!(await fillScreen())) toast.warn(t('flowDashboard.wall.noScreen'));
  };
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => go(), FLOW_LIMIT.wallSeconds * 1000);
    return () => clearInterval(timer);
  }, [isPaused]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && leave();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const button = (label: string, Icon: typeof X, run: () => void) => (
    <button type="button" className="quiet" aria-label={label} title={label} onClick={run}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
  return (
    <header className="flow-dashboard-wall-bar">
      <h1 className="ellipsis">{name}</h1>
      <Age figures={figures} />
      {ids.length > 1 && (
        <>
          {at >= 0 && (
            <span className="meta num">{t('flowDashboard.wall.place', { index: at + 1, total: ids.length })}</span>
          )}
          {button(t(isPaused ? 'flowDashboard.wall.play' : 'flowDashboard.wall.pause'), isPaused ? Play : Pause, () =>
            setPaused(!isPaused),
          )}
          {button(t('flowDashboard.wall.next'), SkipForward, () => go())}
        </>
      )}
      {!isFull && document.fullscreenEnabled && button(t('flowDashboard.wall.fill'), Maximize, () => void fill())}
      {button(t('flowDashboard.wall.leave'), X, () => leave())}
    </header>
  );
}

/** Nobody is there to ask: how old the figures are is told, and that newer ones do not come. */
function Age({ figures: { read } }: Pick<Props, 'figures'>) {
  const t = useT();
  const format = useFormat();
  if (!read.data) return null;
  const time = format.time(read.data.computedAt);
  return (
    <span className="meta num" role="status" data-late={read.isError}>
      {t(read.isError ? 'flowDashboard.wall.late' : 'flowDashboard.wall.stamp', { time })}
    </span>
  );
}
