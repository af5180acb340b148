import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import './sheet.css';

type Props = { title: string; onClose: () => void; children: ReactNode; footer?: ReactNode };

/** A dialog that rises from the bottom of the phone and stands in the middle of a desktop. Esc closes it. */
export function Sheet({ title, onClose, children, footer }: Props) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not the close button: what is written first, else the act itself.
    shown?.querySelector<HTMLElement>('[data-first], footer .button-primary')?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="quiet sheet-close" aria-label={t('ui.close')} onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </header>
      <div className="sheet-body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}
