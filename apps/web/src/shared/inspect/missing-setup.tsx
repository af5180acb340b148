import { ClipboardCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../i18n.tsx';
import { useCan } from '../session/me.ts';
import { EmptyState } from '../ui/list/empty-state.tsx';
import type { Missing } from './missing.ts';

/** Where each is made, and who may make it. */
const MADE = {
  shops: { to: '/shop', code: 'shop_store' },
  template: { to: '/inspect/template', code: 'template_manage' },
} as const;

/** In place of a form that could not be sent: what is missing, with the way there for whoever may make it. */
export function MissingSetup({ missing }: { missing: readonly Missing[] }) {
  const t = useT();
  const can = useCan();
  const mine = missing.filter((one) => can(MADE[one].code));
  return (
    <EmptyState
      kind="nothing-yet"
      icon={ClipboardCheck}
      title={t('today.needed.title')}
      actions={
        mine.length > 0 &&
        mine.map((one, index) => (
          <Link key={one} className={index === 0 ? 'button button-primary' : 'button'} to={MADE[one].to}>
            {t(`today.needed.${one}.go`)}
          </Link>
        ))
      }
    >
      {missing.map((one) => (
        <p key={one}>{t(mine.includes(one) ? `today.needed.${one}.text` : `today.needed.${one}.others`)}</p>
      ))}
    </EmptyState>
  );
}
