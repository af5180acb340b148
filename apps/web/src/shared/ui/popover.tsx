import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusables, stepFocus } from './focus.ts';
import { type Placement, placed } from './popover-place.ts';
import './popover.css';

/** What the trigger's button takes over. */
type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
};

type Props = {
  /** Accessible name of what opens. */
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens: `(props) => <button type="button" {...props}>`. */
  trigger: (props: TriggerProps) => ReactNode;
  placement?: Placement;
  /** What it stands beside, when the button is only a part of that; a press on it is no press elsewhere. */
  anchor?: RefObject<HTMLElement | null>;
  /** Height above the anchor that stays free when it opens upwards, px: the label of a field. */
  clearAbove?: number;
  /** `menu`: its buttons are `role="menuitem"` and a choice closes it. */
  role?: 'dialog' | 'menu';
  className?: string;
  /** Built only while it is open. */
  children: ReactNode;
};

/**
 * What opens beside a button: kept inside the window, closed by a click elsewhere, by Esc and by tabbing out of it, after
 * which the button has the focus again. Arrow keys move between options and menu items. Popovers may stand in each other.
 */
export function Popover(props: Props) {
  const { isOpen, onOpenChange, trigger, role = 'dialog' } = props;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': role,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => onOpenChange(!isOpen),
      })}
      {isOpen && <Panel {...props} id={id} button={button} />}
    </>
  );
}

type PanelProps = Props & { id: string; button: RefObject<HTMLButtonElement | null> };

function Panel(props: PanelProps) {
  const { id, button, label, onOpenChange, role = 'dialog', placement, className, children } = props;
  const { anchor = button, clearAbove = 0 } = props;
  const panel = useRef<HTMLDivElement>(null);
  const touched = useOutside(anchor, () => onOpenChange(false));
  usePlace(panel, anchor, placement ?? 'bottom-start', clearAbove);
  useFocus(panel, button);
  const close = () => {
    onOpenChange(false);
    button.current?.focus();
  };
  // React's events pass through portals: what happens in a popover that stands in this one, happens in this one.
  return createPortal(
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole lint/a11y/noStaticElementInteractions: a dialog or a menu
    <div
      ref={panel}
      id={id}
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={className ? `popover ${className}` : 'popover'}
      onPointerDownCapture={touched}
      onClick={(event) => {
        if (role === 'menu' && event.target instanceof Element && event.target.closest('[role=menuitem]')) close();
      }}
      onKeyDown={(event) => {
        if (event.defaultPrevented || !panel.current) return;
        if (event.key === 'Escape') close();
        else if (event.key === 'Tab' && leaves(panel.current, event.shiftKey)) {
          close();
          return;
        } else if (!stepFocus(panel.current, '[role=option], [role=menuitem]', event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>,
    document.body,
  );
}

/** Whether the Tab key goes past the first or last thing that can have the focus. */
function leaves(panel: HTMLElement, isBackwards: boolean): boolean {
  const all = focusables(panel);
  const at = all.findIndex((one) => one === document.activeElement);
  return isBackwards ? at <= 0 : at === all.length - 1;
}

/** Closes on a press outside of the panel and what it stands beside; gives what tells it that a press was inside. */
function useOutside(anchor: RefObject<HTMLElement | null>, close: () => void): () => void {
  const isInside = useRef(false);
  const press = useEffectEvent((target: EventTarget | null) => {
    const isAnchor = target instanceof Node && anchor.current?.contains(target);
    if (!isInside.current && !isAnchor) close();
    isInside.current = false;
  });
  useEffect(() => {
    // Controls of React Aria keep a press to themselves: it is heard on its way in, and judged when the panel has heard it too.
    const listen = (event: PointerEvent) => setTimeout(() => press(event.target));
    window.addEventListener('pointerdown', listen, true);
    return () => window.removeEventListener('pointerdown', listen, true);
  }, []);
  return () => {
    isInside.current = true;
  };
}

function usePlace(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  placement: Placement,
  clearAbove: number,
) {
  useLayoutEffect(() => {
    const place = () => {
      if (!panel.current || !anchor.current) return;
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const size = { width: panel.current.offsetWidth, height: panel.current.offsetHeight };
      const { left: start, top: upper, width, height } = anchor.current.getBoundingClientRect();
      const kept = { left: start, top: upper - clearAbove, width, height: height + clearAbove };
      const { left, top } = placed(kept, size, view, placement);
      panel.current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    place();
    const sizes = new ResizeObserver(place);
    if (panel.current) sizes.observe(panel.current);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [panel, anchor, placement, clearAbove]);
}

/** The focus goes in when it opens, and back to the button when the panel closes with the focus inside. */
function useFocus(panel: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = panel.current;
    const back = button.current;
    if (!box) return;
    (focusables(box)[0] ?? box).focus({ preventScroll: true });
    return () => {
      if (box.contains(document.activeElement)) back?.focus({ preventScroll: true });
    };
  }, [panel, button]);
}
