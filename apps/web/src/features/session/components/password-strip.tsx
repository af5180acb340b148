import { useT } from '../../../shared/i18n.tsx';
import { Strip } from '../../../shared/ui/drawer/strip.tsx';
import './password-strip.css';

/** Over every page until there is a password of one's own. */
export function PasswordStrip({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  const act = (
    <button type="button" className="button button-small" onClick={onOpen}>
      {t('account.first.submit')}
    </button>
  );
  return (
    <div className="password-strip no-print">
      <Strip tone="warn" title={t('account.first.strip')} action={act} />
    </div>
  );
}
