import type { KnowledgePermissions } from '@rondo/contract/knowledge-shapes';
import { KNOWLEDGE_LEVELS } from '@rondo/domain/knowledge/access';
import { X } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { type Grant, withLevel, withoutGrant } from '../grants.ts';
import { SubjectLabel, subjectName } from './subject-label.tsx';

interface Props {
  grants: readonly Grant[];
  /** Missing: it is only read. */
  onChange?: (grants: Grant[]) => void;
}

/** The lines of a list of permissions: viewable or manageable, nothing else. */
export function GrantList({ grants, onChange }: Props) {
  const t = useT();
  if (grants.length === 0) return <p className="dense grants-none">{t('knowledge.permission.nobody')}</p>;
  return (
    <ul className="grants" aria-label={t('knowledge.permission.list')}>
      {grants.map((grant) => {
        const name = subjectName(grant, t);
        return (
          <li key={`${grant.kind} ${grant.id}`}>
            <SubjectLabel subject={grant} />
            {onChange ? (
              <>
                <Segment
                  label={t('knowledge.permission.levelOf', { name })}
                  isSmall
                  value={grant.level}
                  onChange={(level) => onChange(withLevel(grants, grant, level))}
                  options={KNOWLEDGE_LEVELS.map((value) => ({ value, label: t(`knowledge.level.${value}`) }))}
                />
                <button
                  type="button"
                  className="quiet"
                  aria-label={t('knowledge.permission.takeOff', { name })}
                  title={t('ui.remove')}
                  onClick={() => onChange(withoutGrant(grants, grant))}
                >
                  <X size={16} strokeWidth={1.75} aria-hidden />
                </button>
              </>
            ) : (
              <span className="meta">{t(`knowledge.level.${grant.level}`)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Those who manage it whatever the list says, each with the reason. */
export function AlwaysManaging({ managers }: Pick<KnowledgePermissions, 'managers'>) {
  const t = useT();
  if (managers.length === 0) return null;
  return (
    <details className="grants-always">
      <summary>{t('knowledge.permission.always', { count: managers.length })}</summary>
      <ul className="grants">
        {managers.map(({ why, from, ...subject }) => (
          <li key={`${why} ${subject.kind} ${subject.id} ${from?.id}`}>
            <SubjectLabel subject={subject} />
            <span className="meta">
              {why === 'list' && from
                ? t('knowledge.source.listOf', { folder: from.name })
                : t(`knowledge.source.${why}`)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
