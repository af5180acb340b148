import type { DepartmentNode } from '@rondo/contract/department';
import { Star } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';

/** Heads that are named; the others are counted. */
const NAMED = 3;

interface Props {
  /** The company first, the chosen department last. */
  path: readonly DepartmentNode[];
  onChoose: (id: string) => void;
}

/** Where the reader is in the tree, how many people are there and who leads it. */
export function Crumbs({ path, onChoose }: Props) {
  const t = useT();
  const format = useFormat();
  const here = path.at(-1);
  if (!here) return null;
  const named = here.heads.slice(0, NAMED).map((head) => head.name);
  const more = here.heads.length - named.length;
  const people = here.membersBelow === 1 ? 1 : format.count(here.membersBelow);
  return (
    <div className="org-here">
      <nav className="org-crumbs" aria-label={t('org.crumbs')}>
        <ol>
          {path.slice(0, -1).map((department) => (
            <li key={department.id}>
              <button type="button" onClick={() => onChoose(department.id)}>
                {department.name}
              </button>
              <span aria-hidden="true"> / </span>
            </li>
          ))}
          <li aria-current="page">
            <strong>{here.name}</strong>
          </li>
        </ol>
      </nav>
      <span className="meta num">{t('org.people', { count: people })}</span>
      {named.length > 0 && (
        <span className="org-heads" title={format.list(here.heads.map((head) => head.name))}>
          <Star size={14} strokeWidth={1.75} aria-hidden />
          {t('org.head')} {format.list(named)}
          {more > 0 && <span className="num"> +{more}</span>}
        </span>
      )}
    </div>
  );
}
