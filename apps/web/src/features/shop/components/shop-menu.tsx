import { ArchiveRestore, Settings2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';

/** What is done to all stores now and then: bringing deleted ones back, the fields of the company. */
export function ShopMenu({ onBin }: { onBin: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const maySet = useCan()('x_company_setting');
  const settings = {
    key: 'settings',
    label: t('shop.custom.settings'),
    icon: Settings2,
    run: () => void navigate('/shop/settings'),
  };
  return (
    <MoreMenu
      label={t('ui.more')}
      className="quiet"
      acts={[...(maySet ? [settings] : []), { key: 'bin', label: t('ui.bin.title'), icon: ArchiveRestore, run: onBin }]}
    />
  );
}
