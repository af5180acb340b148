import { sessionApi } from '@rondo/contract/session';
import { ChevronRight, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { leaveNow } from '../../../shared/session/leave.ts';
import { useMe } from '../../../shared/session/me.ts';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { AppearanceChoices } from './appearance-choices.tsx';
import { FirstPasswordForm } from './first-password-form.tsx';
import { OtherCompanies } from './other-companies.tsx';
import { OwnContact } from './own-contact.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

interface Props {
  /** Pages that the phone's bar has no room for. */
  pages: readonly { key: string; label: string; to: string }[];
  onClose: () => void;
}

/** The own account: who I am and how I sign in, how it looks, the companies, signed-in devices. */
export default function ProfileDrawer({ pages, onClose }: Props) {
  const t = useT();
  const me = useMe();
  const signOut = useAct(sessionApi.signOut, { onDone: () => leaveNow({ comeBack: false }) });
  const footer = (
    <button type="button" className="button" aria-busy={signOut.busy} onClick={() => void signOut.run({})}>
      <LogOut size={16} strokeWidth={1.75} aria-hidden />
      {t('profile.signOut')}
    </button>
  );
  const account = me.mobile ?? me.mail ?? '';
  const facts = [
    { label: t('profile.company'), value: me.companyName },
    { label: t('profile.roles'), value: me.roles.join(t('permission.forbidden.separator')) },
    { label: t('profile.mobile'), value: <OwnContact me={me} kind="mobile" /> },
    { label: t('profile.mail'), value: <OwnContact me={me} kind="mail" /> },
  ];
  return (
    <DetailDrawer label={t('profile.title')} link={null} onClose={onClose} footer={footer}>
      <DrawerHead title={me.name} place={t('profile.title')} />
      {pages.length > 0 && (
        <nav className="profile-pages" aria-label={t('profile.pages')}>
          {pages.map((page) => (
            <Link key={page.key} to={page.to}>
              {page.label}
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </Link>
          ))}
        </nav>
      )}
      {me.needsPassword && (
        <DrawerSection title={t('account.first.title')}>
          <FirstPasswordForm account={account} />
        </DrawerSection>
      )}
      <DrawerSection title={t('profile.about')}>
        <Facts items={facts} />
      </DrawerSection>
      <DrawerSection title={t('profile.appearance')}>
        <AppearanceChoices />
      </DrawerSection>
      {!me.needsPassword && (
        <DrawerSection title={t('profile.changePassword')}>
          <PasswordForm account={account} />
        </DrawerSection>
      )}
      <DrawerSection title={t('account.companies.title')}>
        <OtherCompanies me={me} />
      </DrawerSection>
      <DrawerSection title={t('profile.sessions')}>
        <SessionList />
      </DrawerSection>
    </DetailDrawer>
  );
}
