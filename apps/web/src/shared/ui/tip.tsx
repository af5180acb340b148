import { Info } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placed } from './popover-place.ts';
import './tip.css';

/** How far what a tip explains may be scrolled while the tip stands, px. */
const STAYS_WITHIN_PX = 4;

/**
 * A text that opens beside something while the pointer is over it, while it has the focus, and by a tap; Esc, leaving and
 * scrolling it away close it. `target` goes on the element, `panel` beside it in the markup.
 */
export function useTip(text: string) {
  const element = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const topOf = () => element.current?.getBoundingClientRect().top ?? 0;
    const top = topOf();
    // Word of a scroll comes a frame later: the one that brought the element to the finger is none that takes it away.
    const close = () => Math.abs(topOf() - top) > STAYS_WITHIN_PX && setOpen(false);
    window.addEventListener('scroll', close, true);
    return () => window.removeEventListener('scroll', close, true);
  }, [isOpen]);
  const panel: ReactNode = isOpen && <Panel id={id} text={text} beside={element.current} />;
  const target = {
    ref: (node: HTMLElement | null) => {
      element.current = node;
    },
    'aria-describedby': isOpen ? id : undefined,
    onPointerEnter: () => setOpen(true),
    onPointerLeave: () => setOpen(false),
    onFocus: () => setOpen(true),
    onBlur: () => setOpen(false),
    onKeyDown: (event: { key: string }) => event.key === 'Escape' && setOpen(false),
  };
  return { target, panel, open: () => setOpen(true) };
}

function Panel({ id, text, beside }: { id: string; text: string; beside: HTMLElement | null }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!panel.current || !beside) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: panel.current.offsetWidth, height: panel.current.offsetHeight };
    const { left, top } = placed(beside.getBoundingClientRect(), size, view, 'bottom-start');
    panel.current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }, [beside]);
  return createPortal(
    <div ref={panel} id={id} role="tooltip" className="tip-panel">
      {text}
    </div>,
    document.body,
  );
}

/** The sign that explains what stands beside it, such as how a figure is computed. `label` names what it explains. */
export function Tip({ label, text }: { label: string; text: string }) {
  const { target, panel, open } = useTip(text);
  return (
    <>
      <button type="button" className="tip" aria-label={label} {...target} onClick={open}>
        <Info size={12} strokeWidth={1.75} aria-hidden />
      </button>
      {panel}
    </>
  );
}
