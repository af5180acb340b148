import type { MemberCard } from '@rondo/contract/member-shape';
import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { DetailDrawer, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { Pill, StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { MemberAvatar } from './member-avatar.tsx';

interface Props {
  member: MemberCard;
  place: { index: number; total: number };
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
  onDepartment: (id: string) => void;
}

/** Somebody of the address book in full: departments, roles, stores, how to reach them. */
export default function PersonDrawer({ member, place, onDepartment, ...moves }: Props) {
  const t = useT();
  const can = useCan();
  return (
    <DetailDrawer
      label={member.name}
      number={member.employeeNo}
      {...place}
      {...moves}
      {...(can('frame_staff')
        ? {
            footer: (
              <Link className="button" to={`/user/member?open=${member.id}`}>
                {t('org.manage')}
              </Link>
            ),
          }
        : {})}
    >
      <header className="org-drawer-head">
        <MemberAvatar member={member} size={56} />
        <div>
          <h2>{member.name}</h2>
          <p className="meta">{member.position || '—'}</p>
          <p className="org-pills">
            {member.state && <StatePill object="member" state={member.state} />}
            {member.isOwner && <Pill tone="line">{t('org.owner')}</Pill>}
          </p>
        </div>
      </header>
      <DrawerSection title={t('org.detail.contact')}>
        <Facts
          items={[
            { label: t('org.column.mobile'), value: <Mobile member={member} /> },
            { label: t('org.column.mail'), value: <MailLink member={member} /> },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('org.detail.departments')}>
        <Departments member={member} onDepartment={onDepartment} />
      </DrawerSection>
      <DrawerSection title={t('org.detail.roles')}>
        <p className="org-pills">
          {member.roles.map((role) => (
            <Pill key={role.id} tone="line">
              {role.name}
            </Pill>
          ))}
        </p>
      </DrawerSection>
      <DrawerSection title={t('org.detail.shops')}>
        <Shops member={member} />
      </DrawerSection>
    </DetailDrawer>
  );
}

/** A number that is shown whole can be called; a masked one says why it is short. */
function Mobile({ member: { mobile, name } }: { member: MemberCard }) {
  const t = useT();
  if (!mobile) return <>—</>;
  if (mobile.includes('*')) {
    return (
      <span className="num" title={t('org.detail.masked')}>
        {mobile}
      </span>
    );
  }
  return (
    <a className="org-contact num" href={`tel:${mobile}`} title={t('org.call', { name })}>
      <Phone size={14} strokeWidth={1.75} aria-hidden />
      {mobile}
    </a>
  );
}

function MailLink({ member: { mail, name } }: { member: MemberCard }) {
  const t = useT();
  if (!mail) return <>—</>;
  if (mail.includes('*')) return <span title={t('org.detail.masked')}>{mail}</span>;
  return (
    <a className="org-contact" href={`mailto:${mail}`} title={t('org.write', { name })}>
      <Mail size={14} strokeWidth={1.75} aria-hidden />
      <span className="ellipsis">{mail}</span>
    </a>
  );
}

function Departments({ member, onDepartment }: Pick<Props, 'member' | 'onDepartment'>) {
  const t = useT();
  const led = new Map(member.headOf.map((department) => [department.id, department]));
  const elsewhere = member.headOf.filter(({ id }) => !member.departments.some((own) => own.id === id));
  return (
    <ul className="org-departments">
      {member.departments.map(({ id, path, name, isPrimary }) => (
        <li key={id}>
          <button type="button" className="org-link" onClick={() => onDepartment(id)}>
            {path || name}
          </button>
          {isPrimary && member.departments.length > 1 && <span className="meta">{t('org.detail.primary')}</span>}
          {led.has(id) && <span className="org-tag">{t('org.head')}</span>}
        </li>
      ))}
      {elsewhere.map(({ id, name }) => (
        <li key={id}>
          <button type="button" className="org-link" onClick={() => onDepartment(id)}>
            {t('org.headOf', { department: name })}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Shops({ member: { managedShops, managedCount } }: { member: MemberCard }) {
  const t = useT();
  if (managedCount === 0) return <p className="meta">{t('org.detail.noShops')}</p>;
  return (
    <>
      <ul className="org-departments">
        {managedShops.map((shop) => (
          <li key={shop.id}>{shop.name}</li>
        ))}
      </ul>
      {managedCount > managedShops.length && (
        <p className="meta">{t('org.detail.moreShops', { count: managedCount })}</p>
      )}
    </>
  );
}
