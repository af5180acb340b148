import { type ApplicationRow, applicationApi } from '@rondo/contract/application';
import { MEMBER_STATES } from '@rondo/domain/member';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { PlaceFields } from './place-fields.tsx';
import { useApproval } from './use-approval.ts';
import { type Place, usePlace } from './use-place.ts';

interface Props {
  application: ApplicationRow;
  place: { index: number; total: number };
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
  onRefuse: () => void;
}

/** One application: who it is, whether we know them, and where they would be put. */
export default function ApplicationDrawer({ application, place, onRefuse, ...drawer }: Props) {
  const t = useT();
  const invite = useCall(applicationApi.invite, {}, { part: true });
  const isOpen = application.state === 'pending';
  const form = usePlace(invite.data);
  const approval = useApproval({
    onDone: ({ approved, refused: [refused] }) => {
      if (refused) toast.error(refused.message);
      if (approved > 0) toast.ok(t('application.approved', { name: application.name }));
      drawer.onClose();
    },
    onFault: form.setFault,
  });
  const approve = () => {
    const chosen: Place | null = form.checked();
    if (chosen && !approval.busy) void approval.run({ ids: [application.id], ...chosen });
  };
  return (
    <DetailDrawer
      label={application.name}
      {...place}
      {...drawer}
      {...(isOpen ? { footer: <Acts isBusy={approval.busy} onRefuse={onRefuse} onApprove={approve} /> } : {})}
    >
      <DrawerHead
        pills={<StatePill object="application" state={application.state} />}
        title={application.name}
        place={t('application.title')}
      />
      {application.duplicate && <Duplicate member={application.duplicate} />}
      <DrawerSection>
        <ApplicationFacts application={application} />
      </DrawerSection>
      {isOpen && (
        <DrawerSection title={t('application.place')}>
          <PlaceFields form={form} />
        </DrawerSection>
      )}
    </DetailDrawer>
  );
}

function Acts({ isBusy, onRefuse, onApprove }: { isBusy: boolean; onRefuse: () => void; onApprove: () => void }) {
  const t = useT();
  return (
    <>
      <button type="button" className="button" onClick={onRefuse}>
        {t('application.refuse')}
      </button>
      <button type="button" className="button button-primary" aria-busy={isBusy} onClick={onApprove}>
        {t('application.approve')}
      </button>
    </>
  );
}

function Duplicate({ member }: { member: NonNullable<ApplicationRow['duplicate']> }) {
  const t = useT();
  const { id, name, state } = member;
  const known = MEMBER_STATES.find((one) => one === state) ?? 'active';
  const words =
    known === 'resigned' || known === 'disabled'
      ? t(`application.duplicate.${known}`, { name })
      : t('application.duplicate.hint', { name, state: t(`state.member.${known}`) });
  return (
    <Banner
      tone="warn"
      title={t('application.duplicate.title')}
      action={<Link to={`/user/member?open=${id}`}>{t('application.duplicate.link')}</Link>}
    >
      <p>{words}</p>
    </Banner>
  );
}

function ApplicationFacts({ application }: { application: ApplicationRow }) {
  const t = useT();
  const format = useFormat();
  const { mobile, mail, message, inviter, createdAt, expiresAt, decidedAt, decidedBy } = application;
  const none = t('ui.noValue');
  const decided = decidedBy
    ? t('application.decidedBy', { name: decidedBy.name, time: format.dateTime(decidedAt) })
    : format.dateTime(decidedAt);
  return (
    <Facts
      items={[
        { label: t('profile.mobile'), value: mobile ?? none },
        { label: t('profile.mail'), value: mail ?? none },
        { label: t('application.column.message'), value: message || none, isWide: true },
        { label: t('application.column.createdAt'), value: format.dateTime(createdAt) },
        { label: t('application.column.inviter'), value: inviter?.name ?? t('application.byCode') },
        ...(decidedAt
          ? [{ label: t('application.column.decided'), value: decided }]
          : [{ label: t('application.expiresAt'), value: format.dateTime(expiresAt) }]),
        ...(application.refuseReason
          ? [{ label: t('application.refuseReason'), value: application.refuseReason, isWide: true }]
          : []),
        ...(application.memberId
          ? [
              {
                label: t('application.title'),
                value: <Link to={`/user/member?open=${application.memberId}`}>{t('application.member')}</Link>,
              },
            ]
          : []),
      ]}
    />
  );
}
