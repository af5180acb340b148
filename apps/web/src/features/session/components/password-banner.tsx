import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import './password-banner.css';

/** Over every page until there is a password of one's own. */
export function PasswordBanner({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  const act = (
    <button type="button" className="button button-small" onClick={onOpen}>
      {t('account.first.submit')}
    </button>
  );
  return (
    <div className="password-banner no-print">
      <Banner tone="warn" title={t('account.first.banner')} action={act} />
    </div>
  );
}
