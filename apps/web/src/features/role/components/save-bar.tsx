import { useT } from '../../../shared/i18n.tsx';

interface Props {
  /** What changed; null for a role that is not there yet. */
  count: number | null;
  isBusy: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** The bar below a role that is not saved. */
export function SaveBar({ count, isBusy, onDiscard, onSave }: Props) {
  const t = useT();
  return (
    <footer className="role-save">
      <span role="status" className="meta">
        {count === null ? t('role.unsavedNew') : t('role.unsaved', { count })}
      </span>
      <button type="button" className="button" onClick={onDiscard}>
        {t(count === null ? 'ui.cancel' : 'role.discard')}
      </button>
      <button
        type="button"
        className="button button-primary"
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) onSave();
        }}
      >
        {t(count === null ? 'role.create' : 'role.save')}
      </button>
    </footer>
  );
}
