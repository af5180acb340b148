import type { FlowWidget } from '@rondo/contract/flow-widget';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { titleOf } from '@rondo/messages/format/flow-figure';
import { Copy, MoveDiagonal2, Settings2, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Grip } from '../../../shared/ui/grip.tsx';
import { GAP_PX, ROW_PX } from './dashboard-grid.tsx';

interface Props {
  widget: FlowWidget;
  onPlace: (box: Pick<FlowWidget, 'x' | 'y' | 'w' | 'h'>) => void;
  onSetUp: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

type Drag = { mode: 'move' | 'size'; fromX: number; fromY: number; box: FlowWidget; columnPx: number };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves, sizes, sets up, copies and removes a widget: by the pointer, and by the arrow keys on its handle. */
export function WidgetTools({ widget, onPlace, onSetUp, onCopy, onRemove }: Props) {
  const t = useT();
  const [said, setSaid] = useState('');
  const drag = useRef<Drag | null>(null);
  const name = titleOf(widget, t);
  const place = (mode: Drag['mode'], box: FlowWidget, [dx, dy]: readonly [number, number]) => {
    const next =
      mode === 'move'
        ? { ...box, x: box.x + dx, y: Math.max(0, box.y + dy) }
        : { ...box, w: box.w + dx, h: box.h + dy };
    const { x, y, w, h } = next;
    if (x === widget.x && y === widget.y && w === widget.w && h === widget.h) return;
    onPlace({ x, y, w, h });
    setSaid(t('flowDashboard.widget.moved', { name, x: x + 1, y: y + 1, w, h }));
  };
  const begin = (mode: Drag['mode']) => (event: PointerEvent<HTMLElement>) => {
    const grid = event.currentTarget.closest('.flow-dashboard-grid');
    if (!grid || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const columnPx = (grid.clientWidth + GAP_PX) / FLOW_LIMIT.columns;
    drag.current = { mode, fromX: event.clientX, fromY: event.clientY, box: widget, columnPx };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    const dx = Math.round((event.clientX - current.fromX) / current.columnPx);
    const dy = Math.round((event.clientY - current.fromY) / (ROW_PX + GAP_PX));
    place(current.mode, current.box, [dx, dy]);
  };
  const end = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    place(event.shiftKey ? 'size' : 'move', widget, by);
  };
  const button = (label: string, Icon: typeof Copy, run: () => void) => (
    <button type="button" className="quiet" aria-label={label} title={label} onClick={run}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
  return (
    <span className="flow-dashboard-tools">
      {button(t('flowDashboard.widget.edit', { name }), Settings2, onSetUp)}
      {button(t('flowDashboard.widget.copy', { name }), Copy, onCopy)}
      {button(t('flowDashboard.widget.remove', { name }), Trash2, onRemove)}
      <Grip
        className="flow-dashboard-grip"
        name={name}
        keys="ArrowLeft ArrowRight ArrowUp ArrowDown"
        onPointerDown={begin('move')}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
      />
      <span
        className="flow-dashboard-size"
        title={t('flowDashboard.widget.moveHint')}
        onPointerDown={begin('size')}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <MoveDiagonal2 size={14} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </span>
  );
}
