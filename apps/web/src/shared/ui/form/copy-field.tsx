import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../i18n.tsx';
import { toast } from '../toast.ts';
import { Field } from './field.tsx';
import './copy-field.css';

interface Props {
  label: string;
  text: string;
  /** Name of the button, and what is said once it is done. */
  copy: string;
  copied: string;
  isLarge?: boolean;
}

/** Something to pass on: it can be copied, or selected where the clipboard refuses. */
export function CopyField({ label, text, copy, copied, isLarge = false }: Props) {
  const t = useT();
  const id = useId();
  const take = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.ok(copied);
    } catch (cause) {
      console.warn('the clipboard refused', cause);
      toast.error(t('ui.copyByHand'));
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
    }
  };
  return (
    <Field id={id} label={label}>
      <div className="field-box">
        <input
          id={id}
          readOnly
          value={text}
          className={isLarge ? 'copy-large num' : 'num'}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" aria-label={copy} title={copy} onClick={() => void take()}>
          <Copy size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
    </Field>
  );
}
