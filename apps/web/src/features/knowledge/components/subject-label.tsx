import type { KnowledgeSubjectRef } from '@rondo/contract/knowledge-shapes';
import type { SubjectKind } from '@rondo/domain/knowledge/access';
import { Building2, KeyRound, type LucideIcon, Store, User, Users } from 'lucide-react';
import { type Translate, useT } from '../../../shared/i18n.tsx';

const ICONS: Record<SubjectKind, LucideIcon> = {
  everyone: Users,
  department: Building2,
  role: KeyRound,
  shop: Store,
  member: User,
};

/** What somebody or some people are called; everyone has no name of their own. */
export const subjectName = ({ kind, name }: Pick<KnowledgeSubjectRef, 'kind' | 'name'>, t: Translate): string =>
  kind === 'everyone' ? t('knowledge.subject.everyone') : name || t('knowledge.subject.unknown');

/** Whom a line of a list is about. */
export function SubjectLabel({ subject }: { subject: KnowledgeSubjectRef }) {
  const t = useT();
  const Icon = ICONS[subject.kind];
  const name = subjectName(subject, t);
  return (
    <span className="subject-label" title={name}>
      <Icon size={16} strokeWidth={1.75} role="img" aria-label={t(`knowledge.subject.${subject.kind}`)} />
      <span className="ellipsis">{name}</span>
    </span>
  );
}
