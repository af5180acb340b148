import type { MemberCard } from '@rondo/contract/member-shape';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import type { View } from '../use-view.ts';
import { PersonCard } from './person-card.tsx';
import { usePersonColumns } from './person-columns.tsx';

interface Props {
  view: View;
  members: readonly MemberCard[];
  isLoading: boolean;
  emptyState: ReactNode;
  openId: string | null;
  onOpen: (id: string | null) => void;
}

/** The people of a department, as cards or as a table. */
export function PeopleList({ view, members, isLoading, emptyState, openId, onOpen }: Props) {
  const t = useT();
  const { id: myId } = useMe();
  const columns = usePersonColumns(myId);
  if (view === 'table') {
    return (
      <DataTable<MemberCard>
        label={t('org.title')}
        rows={members}
        columns={columns}
        rowKey={(member) => member.id}
        nameOf={(member) => member.name}
        isLoading={isLoading}
        emptyState={emptyState}
        openKey={openId}
        onOpen={(member) => onOpen(member.id)}
        onClose={() => onOpen(null)}
        card={(member) => <PersonCard member={member} isMe={member.id === myId} />}
      />
    );
  }
  if (emptyState) return <div className="list-empty-state">{emptyState}</div>;
  if (isLoading && members.length === 0) return <SkeletonRows rows={6} />;
  return (
    <ul className="people-cards" aria-label={t('org.title')} aria-busy={isLoading}>
      {members.map((member) => (
        <li key={member.id} data-open={member.id === openId}>
          <PersonCard member={member} isMe={member.id === myId} />
          <button type="button" className="card-open" aria-label={member.name} onClick={() => onOpen(member.id)} />
        </li>
      ))}
    </ul>
  );
}
