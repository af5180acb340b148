import type { ReactNode } from 'react';
import { useT } from '../../i18n.tsx';
import { focusFirstFault } from './focus-first-fault.ts';
import './act-form.css';

interface Props {
  /** The verb on the primary button. */
  verb: string;
  isBusy: boolean;
  isDanger?: boolean;
  /** What is done so far, for many at once. */
  progress?: string;
  /** What it answers is waited for: then the first field that is wrong, however far up, is brought into view. */
  onSubmit: () => unknown;
  onClose: () => void;
  children?: ReactNode;
}

/** Fields and the two buttons of an act. */
export function ActForm({ verb, isBusy, isDanger = false, progress, onSubmit, onClose, children }: Props) {
  const t = useT();
  return (
    <form
      className="act-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit(event.currentTarget, onSubmit);
      }}
    >
      {children}
      <div className="act-form-buttons">
        {progress !== undefined && (
          <span role="status" className="meta num">
            {isBusy && progress}
          </span>
        )}
        <button type="button" className="button" onClick={onClose}>
          {t('ui.cancel')}
        </button>
        <button
          type="submit"
          className={isDanger ? 'button button-danger' : 'button button-primary'}
          aria-busy={isBusy}
        >
          {verb}
        </button>
      </div>
    </form>
  );
}

async function submit(form: HTMLFormElement, onSubmit: () => unknown): Promise<void> {
  await onSubmit();
  requestAnimationFrame(() => focusFirstFault(form));
}
