import { memberApi } from '@rondo/contract/member';
import type { MemberDetail } from '@rondo/contract/member-shape';
import { CircleHelp } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { CertificateSection } from '../../certificate/index.ts';
import type { MemberDialog } from '../member-dialog.ts';
import { MemberActs } from './member-acts.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberHead } from './member-head.tsx';
import { MemberHistory } from './member-history.tsx';
import { NameList } from './name-list.tsx';

interface Props extends OpenRowProps {
  onDialog: (dialog: MemberDialog) => void;
}

/** One member: who they are, what they may see and do, what was changed, and what the reader may do about it. */
export default function MemberDrawer({ onDialog, ...row }: Props) {
  const t = useT();
  const read = useCall(memberApi.get, { id: row.id }, { part: true });
  const member = read.data ? { id: row.id, name: read.data.name } : null;
  const explain = (
    <button
      type="button"
      className="quiet"
      aria-label={t('member.explain')}
      title={t('member.explain')}
      onClick={() => onDialog({ kind: 'explain', member })}
    >
      <CircleHelp size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
  return (
    <ObjectDrawer
      {...row}
      read={read}
      noun={t('member.noun')}
      titleOf={({ name }) => name}
      numberOf={({ employeeNo }) => employeeNo}
      more={explain}
      footer={(one) => <MemberActs member={one} onDialog={onDialog} />}
    >
      {(one) => <Body member={one} />}
    </ObjectDrawer>
  );
}

function Body({ member }: { member: MemberDetail }) {
  const t = useT();
  const { state } = member;
  return (
    <>
      <MemberHead member={member} />
      {state === 'invited' && (
        <Banner tone="wait" icon="dashed">
          {t('member.detail.invitedBanner')}
        </Banner>
      )}
      {state === 'disabled' && (
        <Banner tone="mute" icon="bar">
          {t('member.detail.disabledBanner')}
        </Banner>
      )}
      {state === 'resigned' && (
        <Banner tone="mute" icon="slash">
          {t('member.detail.resignedBanner')}
        </Banner>
      )}
      <DrawerSection title={t('member.detail.facts')}>
        <MemberFacts member={member} />
      </DrawerSection>
      <DrawerSection title={t('member.detail.scope')}>
        {member.scope.kind === 'all' ? (
          <p>{t('member.scope.all')}</p>
        ) : (
          <NameList
            names={[...member.scopeGroups.map((g) => g.path || g.name), ...member.scopeShops.map((s) => s.name)]}
            empty={t(member.managedCount > 0 ? 'member.scope.ownOnly' : 'member.scope.none')}
          />
        )}
      </DrawerSection>
      <DrawerSection title={t('member.detail.managed')}>
        <NameList names={member.managed.map((shop) => shop.name)} empty={t('member.detail.noManaged')} />
      </DrawerSection>
      <CertificateSection memberId={member.id} />
      <DrawerSection title={t('member.detail.history')}>
        <MemberHistory history={member.history} />
      </DrawerSection>
    </>
  );
}
