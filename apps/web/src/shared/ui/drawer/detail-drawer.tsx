import { ChevronDown, ChevronUp, Link2, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../../i18n.tsx';
import { useObjectTitle } from '../../session/object-title.ts';
import { DRAWER_KEYS } from '../keys/key-rows.ts';
import { useShownKeyGroup } from '../keys/shown-keys.ts';
import { useNarrow } from '../list/use-narrow.ts';
import { toast } from '../toast.ts';
import { ZoneNote } from '../zone-note.tsx';
import { useCover } from './use-cover.ts';
import './detail-drawer.css';

type Props = {
  /** What is shown, where another one can take its place: it takes the focus anew. */
  objectId?: string;
  /** Accessible name and part of the document's title: the object's title. */
  label: string;
  /** Number of the object, at the left of the bar. */
  number?: ReactNode;
  /** Address to copy; the page's own when left out, no button when null. */
  link?: string | null;
  /** Place in the list: 1-based. */
  index?: number;
  total?: number;
  onPrevious?: (() => void) | null;
  onNext?: (() => void) | null;
  onClose: () => void;
  /** More acts in the bar (a menu button). */
  more?: ReactNode;
  /** Left of the footer: comments. */
  footerLeft?: ReactNode;
  /**
   * Right of the footer: the allowed events, the last one primary. With the class `drawer-primary` it may be the first to
   * be reached with the Tab key. No footer without both.
   */
  footer?: ReactNode;
  /** Nothing in the body takes the focus: the body does itself, so that keys scroll it. */
  isText?: boolean;
  children: ReactNode;
};

async function copy(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.ok(copied);
  } catch (cause) {
    console.warn('the clipboard refused', cause);
    toast.error(failed);
  }
}

/**
 * One row of a list in detail: 680 px at the right (560 below 1280, the whole screen on the phone), without a mask, so
 * that the list stays readable and clickable. It takes the focus, and the first Tab leads to its acts: whoever works through a
 * list does not pass all links of each row. Esc closes it, j and k or Alt with an arrow walk the list.
 */
export function DetailDrawer(props: Props) {
  const { objectId, label, onClose, footer, footerLeft, isText, children } = props;
  const box = useRef<HTMLElement>(null);
  const isPhone = useNarrow();
  useCover(box, isPhone);
  useTakenFocus(box, objectId);
  useObjectTitle(label);
  useShownKeyGroup(DRAWER_KEYS);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isInside = box.current?.contains(document.activeElement) || document.activeElement === document.body;
    if (!isInside || event.defaultPrevented) return;
    if (event.key === 'Escape') return onClose();
    const walk = walkOf(event, props);
    if (walk === undefined) return;
    event.preventDefault();
    walk?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <section ref={box} role="dialog" aria-modal={isPhone} aria-label={label} tabIndex={-1} className="drawer">
      {(footer || footerLeft) && (
        <div className="drawer-footer">
          {footer}
          <div className="drawer-footer-left">{footerLeft}</div>
        </div>
      )}
      <DrawerBar {...props} />
      <div className="drawer-body" {...(isText && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
        {children}
        <ZoneNote />
      </div>
    </section>
  );
}

/** Moves the focus into a drawer that opens or shows another object, and gives it back to where it came from at the end. */
function useTakenFocus(box: RefObject<HTMLElement | null>, objectId: string | undefined): void {
  const before = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object takes the focus anew
  useEffect(() => {
    const focused = document.activeElement;
    if (box.current?.contains(focused)) return;
    // What was focused in the drawer may have gone with the object before: the way back stays.
    if (focused !== document.body) before.current = focused;
    box.current?.focus({ preventScroll: true });
  }, [box, objectId]);
  useEffect(
    () => () => {
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
    },
    [],
  );
}

/** Where a key leads from a drawer: along the list it was opened from; undefined where the key means something else. */
function walkOf(event: KeyboardEvent, { onPrevious, onNext }: Pick<Props, 'onPrevious' | 'onNext'>) {
  if (event.ctrlKey || event.metaKey) return undefined;
  if (event.altKey) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') return onPrevious;
    return event.key === 'ArrowDown' || event.key === 'ArrowRight' ? onNext : undefined;
  }
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  if (isTyping || (event.key !== 'j' && event.key !== 'k')) return undefined;
  return event.key === 'k' ? onPrevious : onNext;
}

const TYPING = 'input, textarea, select, [contenteditable], dialog, [role=menu], [role=listbox]';

function DrawerBar({ number, link, index, total, onPrevious, onNext, onClose, more }: Props) {
  const t = useT();
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const address = link ?? location.href;
  const act = (name: string, run: (() => void) | null | undefined, child: ReactNode) => (
    <button type="button" className="quiet" aria-label={name} title={name} disabled={!run} onClick={run ?? undefined}>
      {child}
    </button>
  );
  const hasPlace = index !== undefined && total !== undefined;
  return (
    <div className="drawer-bar">
      <span className="drawer-number num">{number}</span>
      {link !== null &&
        act(t('ui.copyLink'), () => void copy(address, t('ui.copied'), t('ui.copyFailed')), <Link2 {...icon} />)}
      <span className="drawer-space" />
      {hasPlace && (
        <span className="drawer-place num">
          <span aria-hidden="true">
            {index} / {total}
          </span>
          <span className="visually-hidden">{t('ui.drawer.position', { index, total })}</span>
        </span>
      )}
      {onPrevious !== undefined && act(t('ui.drawer.previous'), onPrevious, <ChevronUp {...icon} />)}
      {onNext !== undefined && act(t('ui.drawer.next'), onNext, <ChevronDown {...icon} />)}
      {more}
      {act(t('ui.close'), onClose, <X {...icon} />)}
    </div>
  );
}

/** Head of a drawer's body: pills, title, place line. */
export function DrawerHead({ pills, title, place }: { pills?: ReactNode; title: ReactNode; place?: ReactNode }) {
  return (
    <div className="drawer-head">
      {pills && <div className="drawer-pills">{pills}</div>}
      <h2 className="drawer-title">{title}</h2>
      {place && <p className="drawer-placeline">{place}</p>}
    </div>
  );
}

/** A part of a drawer's body, divided by a line from the part before. */
export function DrawerSection({ id, title, children }: { id?: string; title?: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className="drawer-section">
      {title && <h3>{title}</h3>}
      {children}
    </section>
  );
}
