import type { MemberCard } from '@rondo/contract/member-shape';
import { Star } from 'lucide-react';
import { listText } from '../../../shared/format/list.ts';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { departmentNames, roleNames } from '../member-words.ts';
import { MemberAvatar } from './member-avatar.tsx';

/** Somebody of the address book: who they are, where they belong, how to reach them. */
export function PersonCard({ member, isMe }: { member: MemberCard; isMe: boolean }) {
  const t = useT();
  const { name, position, state, mobile, mail, headOf } = member;
  const [led] = headOf;
  const roles = roleNames(member, t);
  // "Store manager · Store manager" says nothing twice.
  const work = position.includes(roles) ? position : [position, roles].filter(Boolean).join(' · ');
  return (
    <div className="person-card">
      <MemberAvatar member={member} size={40} />
      <div className="person-card-text">
        <p className="person-card-name">
          <strong className="ellipsis">{name}</strong>
          {isMe && <span className="org-tag">{t('org.me')}</span>}
          {state && state !== 'active' && <StateLabel object="member" state={state} />}
        </p>
        <p className="meta ellipsis">{work || '—'}</p>
        <p className="ellipsis" title={member.departments.map((department) => department.path).join('\n')}>
          {departmentNames(member, t) || '—'}
        </p>
        {led && (
          <p className="person-card-head ellipsis">
            <Star size={14} strokeWidth={1.75} aria-hidden />
            <span className="ellipsis">
              {t('org.headOf', {
                department: listText(
                  t,
                  headOf.map((department) => department.name),
                ),
              })}
            </span>
          </p>
        )}
        <p className="meta num ellipsis">{[mobile, mail].filter(Boolean).join(' · ') || '—'}</p>
      </div>
    </div>
  );
}
