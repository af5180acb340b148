import { sessionApi } from '@rondo/contract/session';
import { ChevronRight, ListOrdered, LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { leaveNow } from '../../../shared/session/leave.ts';
import { useMe } from '../../../shared/session/me.ts';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { unsubscribeFromPush } from '../../../shared/web-push.ts';
import { LeaveCompany } from '../../handover/index.ts';
import { AlertChoices, MutedKinds } from '../../message/index.ts';
import { AppearanceChoices } from './appearance-choices.tsx';
import { FirstPasswordForm } from './first-password-form.tsx';
import { OtherCompanies } from './other-companies.tsx';
import { OwnContact } from './own-contact.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

interface Props {
  /** Pages that the phone's bar has no room for. */
  pages: readonly { key: string; label: string; to: string }[];
  /** Opens the dialog that orders the navigation, where there is one to order. */
  onOrder?: () => void;
  onClose: () => void;
}

/** The own account: who I am and how I sign in, how it looks, the companies, signed-in devices. */
export default function ProfileDrawer({ pages, onOrder, onClose }: Props) {
  const t = useT();
  const me = useMe();
  useAskedSection();
  const signOut = useAct(sessionApi.signOut, {
    onDone: async () => {
      await unsubscribeFromPush();
      leaveNow({ comeBack: false });
    },
  });
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
      <DrawerSection id={sectionId('appearance')} title={t('profile.appearance')}>
        <AppearanceChoices />
        {onOrder && (
          <button type="button" className="button profile-order" onClick={onOrder}>
            <ListOrdered size={16} strokeWidth={1.75} aria-hidden />
            {t('app.menu.edit')}
          </button>
        )}
      </DrawerSection>
      <DrawerSection id={sectionId('notifications')} title={t('message.mutes')}>
        <AlertChoices />
        <h4 className="profile-part">{t('message.alerts.mutedKinds')}</h4>
        <p className="meta">{t('message.mutesHint')}</p>
        <MutedKinds />
      </DrawerSection>
      {!me.needsPassword && (
        <DrawerSection title={t('profile.password')}>
          <OwnPassword account={account} />
        </DrawerSection>
      )}
      <DrawerSection title={t('account.companies.title')}>
        <OtherCompanies me={me} />
      </DrawerSection>
      <DrawerSection id={sectionId('devices')} title={t('profile.sessions')}>
        <SessionList />
      </DrawerSection>
      <DrawerSection title={t('handover.own.title')}>
        <LeaveCompany />
      </DrawerSection>
    </DetailDrawer>
  );
}

/** The form of another password, once it is asked for. */
function OwnPassword({ account }: { account: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PasswordForm account={account} onDone={() => setOpen(false)} />;
  return (
    <button type="button" className="button" onClick={() => setOpen(true)}>
      {t('profile.changePassword')}
    </button>
  );
}

const sectionId = (section: string): string => `profile-${section}`;

/** Shows the part that a link named: `?panel=profile&section=devices`. */
function useAskedSection(): void {
  const section = useSearchParams()[0].get('section');
  useEffect(() => {
    if (section) document.getElementById(sectionId(section))?.scrollIntoView();
  }, [section]);
}
