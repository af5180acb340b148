import type { MemberDetail } from '@rondo/contract/member-shape';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { type Fact, Facts } from '../../../shared/ui/drawer/facts.tsx';

/** What is known of a member; what nobody filled in is left out, but for what everybody should have. */
export function MemberFacts({ member }: { member: MemberDetail }) {
  const t = useT();
  const format = useFormat();
  const departments = format.list(
    member.departments.map(({ path, isPrimary }) =>
      isPrimary && member.departments.length > 1 ? `${path} (${t('member.detail.primary')})` : path,
    ),
  );
  const registered = t(
    member.registerType === 1 ? 'member.detail.registerType.phone' : 'member.detail.registerType.mail',
  );
  const facts: [string, ReactNode, boolean?][] = [
    [t('member.field.mobile'), linkTo('tel', member.mobile)],
    [t('member.field.mail'), linkTo('mailto', member.mail)],
    [t('member.field.departments'), departments, true],
    [t('member.field.roles'), format.list(member.roles.map((role) => role.name)), true],
    [t('member.detail.head'), format.list(member.headOf.map((department) => department.name)), true],
    [t('member.detail.lastLogin'), member.lastLoginAt ? format.dateTime(member.lastLoginAt) : t('member.never')],
    [t('member.detail.createdAt'), `${format.day(member.createdAt)} · ${registered}`],
    [t('member.field.joinedOn'), member.joinedOn ? format.day(`${member.joinedOn}T12:00:00Z`) : ''],
    [t('member.field.language'), t(`member.language.${member.language}`)],
    [t('member.field.remarks'), member.remarks, true],
  ];
  const shown = facts.filter(([, value]) => value !== '');
  return (
    <>
      <Facts items={shown.map(([label, value, isWide = false]): Fact => ({ label, value, isWide }))} />
      {member.isContactTheirs && <p className="meta">{t('member.detail.theirs')}</p>}
    </>
  );
}

/** A phone or an address that can be called or written to. */
const linkTo = (scheme: 'tel' | 'mailto', to: string | null): ReactNode =>
  to === null ? '—' : <a href={`${scheme}:${to}`}>{to}</a>;
