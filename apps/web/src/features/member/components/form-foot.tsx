import { useT } from '../../../shared/i18n.tsx';

interface Props {
  hint: string;
  isBusy: boolean;
  /** Asks whether what was typed may go. */
  isAsking: boolean;
  onCancel: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** The buttons of the form; leaving it with something typed asks first, in the same place. */
export function FormFoot({ hint, isBusy, isAsking, onCancel, onDiscard, onStay }: Props) {
  const t = useT();
  if (isAsking) {
    return (
      <footer className="member-form-foot" role="alert">
        <span>{t('member.form.discard')}</span>
        <button type="button" className="button" onClick={onDiscard}>
          {t('member.form.discardYes')}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the answer that loses nothing */}
        <button type="button" className="button button-primary" autoFocus onClick={onStay}>
          {t('member.form.discardNo')}
        </button>
      </footer>
    );
  }
  return (
    <footer className="member-form-foot">
      <span className="meta">{hint}</span>
      <button type="button" className="button" onClick={onCancel}>
        {t('ui.cancel')}
      </button>
      <button type="submit" className="button button-primary" aria-busy={isBusy}>
        {t('ui.save')}
      </button>
    </footer>
  );
}
