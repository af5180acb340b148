import { MEMBER_FIELDS, type MemberFieldName } from '@rondo/contract/member-fields';
import type { MemberDetail } from '@rondo/contract/member-shape';
import type { MessageKey } from '@rondo/messages';
import type { ReactNode } from 'react';
import { fieldText } from '../../../shared/format/field-text.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { type Fact, Facts } from '../../../shared/ui/drawer/facts.tsx';
import { FACTS, type FactName } from '../member-layout.ts';

const LABELS = {
  headOf: 'member.detail.head',
  lastLogin: 'member.detail.lastLogin',
  createdAt: 'member.detail.createdAt',
} as const;

const labelOf = (name: FactName): MessageKey =>
  name === 'headOf' || name === 'lastLogin' || name === 'createdAt' ? LABELS[name] : `member.field.${name}`;

/** What is known of a member; what nobody filled in is left out, but for what everybody should have. */
export function MemberFacts({ member }: { member: MemberDetail }) {
  const t = useT();
  const factOf = useFactValue(member);
  const shown = (Object.keys(FACTS) as FactName[]).flatMap((name): Fact[] => {
    const place = FACTS[name];
    const value = place && factOf(name);
    return !place || value === '' ? [] : [{ label: t(labelOf(name)), value, isWide: place.isWide ?? false }];
  });
  return (
    <>
      <Facts items={shown} />
      {member.isContactTheirs && <p className="meta">{t('member.detail.theirs')}</p>}
    </>
  );
}

/** A field as the drawer says it; '' where nobody filled it in. */
function useFactValue(member: MemberDetail): (name: FactName) => ReactNode {
  const t = useT();
  const format = useFormat();
  const departments = member.departments.map(({ path, isPrimary }) =>
    isPrimary && member.departments.length > 1 ? `${path} (${t('member.detail.primary')})` : path,
  );
  const registered = t(
    member.registerType === 1 ? 'member.detail.registerType.phone' : 'member.detail.registerType.mail',
  );
  const plain = (name: MemberFieldName): string => fieldText(MEMBER_FIELDS[name], member[name], format);
  return (name) => {
    switch (name) {
      case 'mobile':
        return linkTo('tel', member.mobile);
      case 'mail':
        return linkTo('mailto', member.mail);
      case 'departments':
        return format.list(departments);
      case 'roles':
        return format.list(member.roles.map((role) => role.name));
      case 'headOf':
        return format.list(member.headOf.map((department) => department.name));
      case 'lastLogin':
        return member.lastLoginAt ? format.dateTime(member.lastLoginAt) : t('member.never');
      case 'createdAt':
        return `${format.day(member.createdAt)} · ${registered}`;
      case 'language':
        return t(`member.language.${member.language}`);
      default:
        return plain(name);
    }
  };
}

/** A phone or an address that can be called or written to. */
const linkTo = (scheme: 'tel' | 'mailto', to: string | null): ReactNode =>
  to === null ? '—' : <a href={`${scheme}:${to}`}>{to}</a>;
