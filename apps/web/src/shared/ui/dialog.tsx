import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../i18n.tsx';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useAlone } from './use-alone.ts';
import './plain.css';
import './dialog.css';

/** The second press of a double press falls on what the first one opened. */
const DOUBLE_PRESS_MS = 500;

type Props = {
  title: ReactNode;
  /** px; never wider than the window. */
  width?: number;
  onClose: () => void;
  /** Buttons, the primary one last; none when the content has its own. */
  footer?: ReactNode;
  /** A press beside the dialog does not close it: something would be lost. */
  isSticky?: boolean;
  /** Comes up from the lower edge of the phone, where the thumb is. */
  isSheet?: boolean;
  children: ReactNode;
};

/**
 * A question or a form over the page, which cannot be used meanwhile. The focus starts at the first field, else at the
 * primary button, and goes back to where it was. Esc closes. It stands below toasts and the watermark, so it is not in the
 * browser's top layer.
 */
export function Dialog({ title, width = 520, onClose, footer, isSticky = false, isSheet = false, children }: Props) {
  const t = useT();
  const id = useId();
  const mask = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  useAlone(mask);
  useAboveKeyboard(mask, isSheet);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the dialog; the keyboard has Esc
    <div
      ref={mask}
      className={isSheet ? 'dialog-mask dialog-sheet' : 'dialog-mask'}
      onPointerDown={(event) => {
        pressed.current = event.timeStamp - openedAt.current < DOUBLE_PRESS_MS ? null : event.target;
      }}
      onPointerUp={(event) => {
        // Marking text may end beside the dialog: only a press that also began there closes it.
        const isBeside = event.target === mask.current && pressed.current === mask.current;
        if (isBeside && !isSticky) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <dialog open aria-modal="true" aria-labelledby={id} tabIndex={-1} className="dialog" style={{ width }}>
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="quiet" aria-label={t('ui.close')} title={t('ui.close')} onClick={onClose}>
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </header>
        <div className="dialog-body">{children}</div>
        {footer && <footer className="dialog-footer">{footer}</footer>}
      </dialog>
    </div>,
    document.body,
  );
}
