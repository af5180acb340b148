import { ChevronDown, ChevronUp, Link2, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../../i18n.tsx';
import { toast } from '../toast.ts';
import './detail-drawer.css';

type Props = {
  /** Accessible name: the object's title. */
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
  /** Right of the footer: the allowed events, the last one primary. No footer without both. */
  footer?: ReactNode;
  children: ReactNode;
};

async function copy(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.ok(copied);
  } catch {
    toast.error(failed);
  }
}

/**
 * One row of a list in detail: 680 px at the right (560 below 1280, the whole screen on the phone), without a mask, so
 * that the list stays readable and clickable. Esc closes it.
 */
export function DetailDrawer(props: Props) {
  const { label, onClose, footer, footerLeft, children } = props;
  const box = useRef<HTMLElement>(null);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    const isInside = box.current?.contains(document.activeElement) || document.activeElement === document.body;
    if (event.key === 'Escape' && !event.defaultPrevented && isInside) onClose();
  });
  useEffect(() => {
    const before = document.activeElement;
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside ref={box} role="dialog" aria-modal="false" aria-label={label} className="drawer">
      <DrawerBar {...props} />
      <div className="drawer-body">{children}</div>
      {(footer || footerLeft) && (
        <footer className="drawer-footer">
          <div className="drawer-footer-left">{footerLeft}</div>
          {footer}
        </footer>
      )}
    </aside>
  );
}

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
    <header className="drawer-bar">
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
    </header>
  );
}

/** Head of a drawer's body: pills, title, place line. */
export function DrawerHead({ pills, title, place }: { pills?: ReactNode; title: ReactNode; place?: ReactNode }) {
  return (
    <header className="drawer-head">
      {pills && <div className="drawer-pills">{pills}</div>}
      <h2 className="drawer-title">{title}</h2>
      {place && <p className="drawer-placeline">{place}</p>}
    </header>
  );
}

/** A part of a drawer's body, divided by a line from the part before. */
export function DrawerSection({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className="drawer-section">
      {title && <h3>{title}</h3>}
      {children}
    </section>
  );
}
